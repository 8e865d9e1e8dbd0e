import { join } from 'node:path';
import { arrowsBack, circlesOfWholeFolders, folderArrows } from './folderArrows.ts';
import { cruise } from './importGraph.ts';
import { ROOT } from './root.ts';

// Who imports whom: rules between files, then two between folders. A folder that held both what its children import and
// what imports them could be read neither before nor after them; folders with all that is in them run in no circle.

/** The repository to judge; another one in tests. */
const [repository = ROOT] = process.argv.slice(2);

const { imports, violations } = cruise(repository, join(ROOT, '.dependency-cruiser.mjs'));
const arrows = folderArrows(imports);
const broken = [
  ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...arrowsBack(arrows).map(
    ({ from, to }) => `no-arrows-back: folder ${from} imports folder ${to}, from which an import leads back`,
  ),
  ...circlesOfWholeFolders(arrows).map(
    ({ from, to }) => `no-circles-between-folders: ${from} imports ${to}, and something in there imports it`,
  ),
];
for (const line of broken) console.log(`  error ${line}`);
console.log(`${imports.length} imports, ${broken.length} of them not allowed`);
process.exit(broken.length === 0 ? 0 : 1);
