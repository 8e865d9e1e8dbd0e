import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeFolders } from './codeFolders.ts';
import { circles, circularEdges, reachable, readImports, targetsOf, type Edge } from './importGraph.ts';
import { ROOT } from './root.ts';
import { twins } from './twins.ts';

// The house in figures: npm run figures [-- <another checkout>]

const repository = resolve(process.argv[2] ?? ROOT);
const LONG_LINES = [120, 130, 200];
/** The section whose pages are followed. */
const SECTION = 'mf-manager';

/** Tests and what only tests use. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing[./]|\/test[A-Z][^/]*\.tsx?$/.test(file);
const topOf = (file: string) => file.split('/', 1)[0] ?? file;
const count = (things: { size: number } | { length: number }) => ('size' in things ? things.size : things.length);

const texts = new Map(
  codeFolders(repository)
    .flatMap((top) =>
      globSync(`${top}/**/*.{ts,tsx}`, { cwd: repository, exclude: ['**/node_modules/**', '**/dist/**'] }),
    )
    .sort()
    .map((file) => [file, readFileSync(`${repository}/${file}`, 'utf8')]),
);
const files = [...texts.keys()];
const linesOf = (file: string) => (texts.get(file) ?? '').replace(/\n$/, '').split('\n');
const imports = readImports(repository).filter(({ from, to }) => !isTest(from) && !isTest(to));

/** From folder to folder inside a workspace's `src`, each pair once. */
const arrows = [
  ...new Map(
    imports
      .filter(({ from, to }) => topOf(from) === topOf(to) && [from, to].every((file) => file.split('/')[1] === 'src'))
      .map(({ from, to }): Edge => ({ from: dirname(from), to: dirname(to) }))
      .filter(({ from, to }) => from !== to)
      .map((edge) => [`${edge.from} ${edge.to}`, edge]),
  ).values(),
];
const leavesParts = ({ from, to }: Edge) => /^[^/]+\/src\/parts\b/.test(from) && !/^[^/]+\/src\/parts\b/.test(to);
const runningBack = new Set([...circularEdges(arrows), ...arrows.filter(leavesParts)]);

/** The value below which this share of the sorted numbers lies. */
const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function row(name: string, isIn: (file: string) => boolean) {
  const own = files.filter(isIn);
  const code = own.filter((file) => !isTest(file));
  const lengths = code.map((file) => linesOf(file).length).sort((one, other) => one - other);
  // Characters, not bytes: a Korean one takes three.
  const widths = own.flatMap(linesOf).map((line) => [...line].length);
  const ownArrows = arrows.filter(({ from }) => isIn(`${from}/`));
  return {
    folder: name,
    files: code.length,
    tests: own.length - code.length,
    'median lines': quantile(lengths, 0.5),
    p90: quantile(lengths, 0.9),
    max: lengths.at(-1),
    ...Object.fromEntries(LONG_LINES.map((limit) => [`> ${limit}`, widths.filter((width) => width > limit).length])),
    folders: count(new Set(code.map(dirname))),
    arrows: ownArrows.length,
    'running back': ownArrows.filter((arrow) => runningBack.has(arrow)).length,
  };
}

console.table([
  row('all', () => true),
  ...codeFolders(repository).map((top) => row(top, (file) => topOf(file) === top)),
]);

console.log('\nArrows running back up:');
for (const { from, to } of runningBack) console.log(`  ${from} -> ${to}`);

const ofValues = circles(imports.filter(({ typeOnly }) => !typeOnly));
const ofAll = circles(imports);
console.log(`\nCircles between files: ${ofValues.length}`);
for (const group of ofValues) console.log(`  ${group.join(' ')}`);
const ofTypes = ofAll.filter((group) => !ofValues.some(([first = '']) => group.includes(first)));
console.log(`Circles that only types close: ${ofTypes.length}`);
for (const group of ofTypes) console.log(`  ${group.join(' ')}`);

const inSection = targetsOf(imports.filter(({ from, to }) => topOf(from) === SECTION && topOf(to) === SECTION));
const pages = imports
  .filter(({ from, dynamic }) => dynamic && from === `${SECTION}/src/routes.tsx`)
  .map(({ to }) => ({ page: to, opens: reachable(to, inSection) }))
  .map(({ page, opens }) => ({ page, files: opens.size, folders: count(new Set([...opens].map(dirname))) }))
  .sort((one, other) => other.files - one.files);
console.log(`\nFiles of ${SECTION} that a page opens: at most ${pages[0]?.files ?? 0}`);
console.table(pages);

const pairs = twins(files.filter((file) => !isTest(file)).map((file) => ({ file, text: texts.get(file) ?? '' })));
console.log(`\nTwins: ${pairs.length}`);
for (const { similarity, one, other } of pairs) console.log(`  ${similarity.toFixed(2)}  ${one}  ${other}`);

const kinds = files.flatMap((file) => (isTest(file) ? [] : (texts.get(file)?.match(/\bapplyType [!=]== [12]/g) ?? [])));
console.log(
  `\napplyType compared: ${kinds.length}, with === 1: ${kinds.filter((kind) => kind.endsWith('=== 1')).length}`,
);
