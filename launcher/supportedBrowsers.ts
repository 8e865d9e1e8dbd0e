import { globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILDS_FOLDER, SECTION_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@portal/shared/section/registry';
import { ROOT } from './root.ts';
import { SUPPORTED_BROWSERS } from './supported/declared.ts';
import { newerFeatures, type NewerFeature } from './supported/newerFeatures.ts';
import { newerMethods } from './supported/newerMethods.ts';
import { newerStyles } from './supported/newerStyles.ts';

// Checks that the browsers in package.json can run the builds: npm test -- browsers (decision 0139).

/** Records of the last builds; files of earlier builds are next to theirs. */
const RECORDS = [`shell/dist/${SHELL_MANIFEST_FILE}`, `mf-*/dist/${SECTION_MANIFEST_FILE}`];

/** Allowed calls that the name cannot distinguish: the caller by the path of its source, and the reason. */
const ALLOWED = [
  { name: 'toSorted', of: /@radix-ui\/react-collection\//, because: 'a method of its own class' },
  { name: 'findLast', of: /@tiptap\/core\//, because: 'shared/src/editor/provideFindLast.ts' },
];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Scripts and styles of one build, by its record. */
function filesOf(record: string): string[] {
  const folder = dirname(record);
  const { id } = readJson(join(ROOT, record)) as { id: string };
  const files = readJson(join(ROOT, folder, BUILDS_FOLDER, `${id}.json`)) as string[];
  return files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => join(folder, file));
}

function sourceOf(file: string) {
  const map = new SourceMap(readJson(`${file}.map`) as SourceMapPayload);
  return ({ line, column }: NewerFeature) => {
    const entry = map.findEntry(line - 1, column);
    return 'originalSource' in entry ? `${entry.originalSource}:${entry.originalLine + 1}` : 'webpack';
  };
}

function problemsOf(path: string, newer: ReadonlySet<string>): string[] {
  const file = join(ROOT, path);
  if (path.endsWith('.css'))
    return newerStyles(readFileSync(file, 'utf8')).map(({ name, column }) => `${path}: ${name} (column ${column})`);
  const found = newerFeatures(readFileSync(file, 'utf8'), newer);
  if (found.length === 0) return [];
  const source = sourceOf(file);
  return found
    .map((feature) => ({ name: feature.name, source: source(feature) }))
    .filter(({ name, source: from }) => !ALLOWED.some((allowed) => allowed.name === name && allowed.of.test(from)))
    .map(({ name, source: from }) => `${path}: ${name} (${from})`);
}

const files = RECORDS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort()).flatMap(filesOf);
const newer = newerMethods(SUPPORTED_BROWSERS);
const problems = files.flatMap((path) => problemsOf(path, newer));
for (const problem of problems) console.log(`  error ${problem}`);
console.log(
  `${files.length} scripts and styles, ${problems.length} uses of what ${SUPPORTED_BROWSERS.join(', ')} do not all know`,
);
process.exit(problems.length === 0 && files.length > 0 ? 0 : 1);
