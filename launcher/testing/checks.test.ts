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

test('a file of code concerns the checks that read it; format and lint are asked for it alone, where it is there', () => {
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

test('a document concerns the formatter, the check of documents and the figures alone', () => {
  expect(Object.keys(concerned('docs/demo.md'))).toEqual(['format', 'documents', 'house']);
});

test.each([
  ['format', '.oxfmtrc.json'],
  ['lint', '.oxlintrc.json'],
  ['lint', 'launcher/linting/wallClock.mjs'],
  ['lint', 'package-lock.json'],
  ['lint', 'mf-about/tsconfig.json'],
] as const)('%s is asked for everything after a change of %s', (name, file) => {
  expect(CHECKS[name].changed([file, 'api/src/clock/holidays.ts'])).toEqual(CHECKS[name].command);
});

test('every program is there', () => {
  expect(names.filter((name) => !existsSync(CHECKS[name].command[0] ?? ''))).toEqual([]);
});
