import { join } from 'node:path';
import { arrowsBack, circlesOfWholeFolders, folderArrows } from './folderArrows.ts';
import { cruise } from './importGraph.ts';
import { ROOT } from './root.ts';

// Import rules: between files, then two between folders. A folder that contained both the imports and the importers of
// its children could be read neither before nor after them; whole folders have no import cycles.

/** The repository to check; another one in tests. */
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
