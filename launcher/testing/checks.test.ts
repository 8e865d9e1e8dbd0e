import { existsSync } from 'node:fs';
import { CHECKS } from './checks.ts';

const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[];
/** Checks for these changed files, each with the files that it is limited to. */
const concerned = (...files: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const args = CHECKS[name].changed(files);
      return args ? [[name, args.filter((arg) => files.includes(arg))]] : [];
    }),
  );

test('a code file concerns the checks that read it; format and lint are limited to it, if it exists', () => {
  const file = 'api/src/clock/holidays.ts';
  expect(concerned(file, 'docs/demo.md', 'api/src/gone.ts')).toEqual({
    types: [],
    format: [file, 'docs/demo.md'],
    lint: [file],
    unused: [],
    boundaries: [],
    documents: [],
    house: [],
  });
  expect(concerned('shared/src/ui/Button.tsx')).toHaveProperty('report', []);
});

test('a document only concerns the formatter, the check of documents and the figures', () => {
  expect(Object.keys(concerned('docs/demo.md'))).toEqual(['format', 'documents', 'house']);
});

test.each([
  ['format', '.oxfmtrc.json'],
  ['lint', '.oxlintrc.json'],
  ['lint', 'launcher/linting/wallClock.mjs'],
  ['lint', 'package-lock.json'],
  ['lint', 'mf-about/tsconfig.json'],
] as const)('%s checks everything after a change of %s', (name, file) => {
  expect(CHECKS[name].changed([file, 'api/src/clock/holidays.ts'])).toEqual(CHECKS[name].command);
});

test('every program exists', () => {
  expect(names.filter((name) => !existsSync(CHECKS[name].command[0] ?? ''))).toEqual([]);
});
