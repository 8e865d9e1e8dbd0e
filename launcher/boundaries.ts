import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { codeFolders } from './codeFolders.ts';
import { arrowsBack, folderArrows } from './folderArrows.ts';
import { readImports } from './importGraph.ts';
import { ROOT } from './root.ts';

// Who imports whom, judged by two files of rules: between files, and between folders with all that is in them. Then
// between single folders: a folder that held both what its children import and what imports them could be read neither
// before nor after them.

const OF_FILES = join(ROOT, '.dependency-cruiser.mjs');
const RULES = [OF_FILES, join(ROOT, '.dependency-cruiser.folders.mjs')];

/** The repository to judge; another one in tests. */
const [repository = ROOT] = process.argv.slice(2);

const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const verdicts = RULES.map((rules) => {
  const args = [program, '--config', rules, ...codeFolders(repository)];
  return spawnSync(process.execPath, args, { cwd: repository, stdio: 'inherit' }).status;
});

const back = arrowsBack(folderArrows(readImports(repository, OF_FILES)));
for (const { from, to } of back)
  console.log(`  error no-arrows-back: folder ${from} imports folder ${to}, from which an import leads back`);
process.exit(back.length === 0 && verdicts.every((status) => status === 0) ? 0 : 1);
