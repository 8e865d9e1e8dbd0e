import { globSync } from 'node:fs';
import { parse } from 'yaml';
import type { Breach } from './breach.ts';

export const OPERATING_REFERENCE = 'docs/operating-reference.md';
const UPDATE = 'node launcher/documents.ts --update';

const API_SETTINGS = 'api/src/configuration/environment.ts';
const SHELL_SETTINGS = 'shell/server/settings.ts';
const METRICS = ['api/src/**/*.ts', '{platform,shell}/server/**/*.ts'];
const JOBS = ['api/src/**/*.ts'];
const IMPORTS = 'api/src/modules/user/imports';
const ALERTS = 'docker/alerts/*.rules.yml';

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/\s*`;
const OBJECT = new RegExp(
  String.raw`${COMMENT}(?:export )?const \w+(?:: [^=]+)? = (?:\[\s*)?\{\s*name: '([\w-]+)'`,
  'g',
);
const PROPERTY = new RegExp(String.raw`${COMMENT}\n? {2}([A-Z][A-Z0-9_]*)\??: `, 'g');
/** First heading of a column of an imported file. */
const COLUMN = /^ {2}\/\*\* (.*) \*\/\n {2}\w+: \['([^']+)'/gm;
const METRIC = /(?:name: |gauge\()'(portal_\w+)',\s*(?:help: )?(['"])(.*?)\2/g;

const UNITS = [
  ['day', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** Values of the API at run time. */
export interface Program {
  jobs: readonly { name: string; everySeconds: number }[];
  /** Settings with their defaults. */
  settings: Readonly<Record<string, { default?: unknown }>>;
  neededOutsideDemo: readonly string[];
}

/** Files of the repository that declare settings, jobs, metrics and alerts. */
interface Sources {
  read(file: string): string;
  /** Files that match a pattern, in a fixed order. */
  list(pattern: string): string[];
}

interface Alert {
  alert: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

export const sourcesAt = (root: string, read: Sources['read']): Sources => ({
  read,
  list: (pattern) => globSync(pattern, { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] }).sort(),
});

/** Joins the lines of a doc comment. */
const proseOf = (comment: string) =>
  comment
    .replace(/^ *\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const describedBy = (pattern: RegExp, text: string) =>
  new Map([...text.matchAll(pattern)].map(([, comment = '', name = '']) => [name, proseOf(comment)]));

/** @throws if a name has no doc comment, because its row would be empty */
function described(name: string, descriptions: ReadonlyMap<string, string>): string {
  const description = descriptions.get(name);
  if (!description) throw new Error(`${name} has no doc comment; ${OPERATING_REFERENCE} needs one`);
  return description;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');

const code = (name: string) => `\`${name}\``;

/** A description and the text after "Default:" in it, without the final full stop. */
function withDefault(description: string, given: unknown): [string, string] {
  const [text = '', own] = description.split(' Default: ');
  return [text, own?.replace(/\.$/, '') ?? (given === undefined ? '' : code(String(given)))];
}

function apiSettings({ read }: Sources, { settings, neededOutsideDemo }: Program): string {
  const descriptions = describedBy(PROPERTY, read(API_SETTINGS));
  const rows = Object.entries(settings).map(([name, { default: given }]) => [
    code(name) + (neededOutsideDemo.includes(name) ? ' ●' : ''),
    ...withDefault(described(name, descriptions), given),
  ]);
  return table(['setting', 'meaning', 'default'], rows);
}

function shellSettings({ read }: Sources): string {
  const text = read(SHELL_SETTINGS);
  const descriptions = describedBy(PROPERTY, text);
  // The short form and the demo flag are described as settings of the API.
  const used = [...text.matchAll(/environment\['([A-Z_]+)'\]/g)].map(([, name = '']) => name);
  for (const name of used) if (!['PORTAL_ORIGIN', 'PORTAL_DEMO'].includes(name)) described(name, descriptions);
  const rows = [...descriptions].map(([name, description]) => [code(name), ...withDefault(description, undefined)]);
  return table(['setting', 'meaning', 'default'], rows);
}

function jobRows({ read, list }: Sources, { jobs }: Program): string {
  const descriptions = describedBy(OBJECT, JOBS.flatMap(list).map(read).join('\n'));
  const periodOf = (seconds: number) => {
    const [unit, size] = UNITS.find(([, length]) => seconds % length === 0) ?? ['s', 1];
    return `${seconds / size} ${unit}`;
  };
  const rows = jobs.map(({ name, everySeconds }) => [
    code(name),
    periodOf(everySeconds),
    described(name, descriptions),
  ]);
  return table(
    ['job', 'every', 'does'],
    rows.sort(([one = ''], [other = '']) => one.localeCompare(other)),
  );
}

function metricRows({ read, list }: Sources): string {
  const rows = METRICS.flatMap(list).flatMap((file) =>
    [...read(file).matchAll(METRIC)].map(([, name = '', , help = '']) => [
      code(name),
      file.startsWith('api/') ? 'API' : 'shell',
      help,
    ]),
  );
  return table(['metric', 'of', 'counts or measures'], rows);
}

function alertRows({ read, list }: Sources): string {
  const rows = list(ALERTS).flatMap((file) => {
    const { groups } = parse(read(file)) as { groups: { rules: Alert[] }[] };
    return groups
      .flatMap(({ rules }) => rules)
      .map(({ alert, labels, annotations: { summary, action } }) => [
        code(alert),
        labels.severity,
        summary.replace(/\{\{ \$(?:labels\.)?(\w+) \}\}/g, '`$1`'),
        action,
      ]);
  });
  return table(['alert', 'severity', 'means', 'action'], rows);
}

const columnRows = ({ read }: Sources, kind: 'members' | 'papers' | 'hygiene' | 'applications' | 'articles'): string =>
  table(
    ['column', 'contents'],
    [...read(`${IMPORTS}/${kind}/headings.ts`).matchAll(COLUMN)].map(([, contents = '', heading = '']) => [
      code(heading),
      contents,
    ]),
  );

/** The text of `docs/operating-reference.md`. */
export const operatingReference = (sources: Sources, program: Program): string =>
  `# Settings, jobs, metrics, alerts

Generated by \`${UPDATE}\` from doc comments in \`${API_SETTINGS}\`,
\`${SHELL_SETTINGS}\` and the jobs, from the help of the metrics and from \`docker/alerts/\`. Change it there.
How to use them: [operating](operating.md).

<!-- generated -->

## Settings of the API

● required outside of demo mode. \`<NAME>_FILE\` names a file with the value.

${apiSettings(sources, program)}

## Settings of the shell and of sections

${shellSettings(sources)}

## Jobs

${jobRows(sources, program)}

## Metrics

${metricRows(sources)}

## Alerts

${alertRows(sources)}

## Columns of imported members

${columnRows(sources, 'members')}

## Columns of imported papers

${columnRows(sources, 'papers')}

## Columns of imported applications

${columnRows(sources, 'applications')}

## Columns of imported articles

${columnRows(sources, 'articles')}

## Columns of imported hygiene education

${columnRows(sources, 'hygiene')}

<!-- end of generated -->
`;

/** A breach if the stored text differs from the generated one. */
export const staleReference = (stored: string, generated: string): Breach[] =>
  stored === generated ? [] : [{ file: OPERATING_REFERENCE, line: 1, fault: `is stale: ${UPDATE}` }];
