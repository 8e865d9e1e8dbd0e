import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgetsOf, LISTED_FILE_KB } from '../budgets.ts';
import type { Check } from '../GateContext.ts';

const KB = 1024;

/** The build's transferred size stays within its budgets. */
export const size: Check = {
  name: 'size',
  run: async ({ build, dist, testShell }) => {
    const budgets = budgetsOf(testShell.folder);
    const compressed = new Map<string, number>();
    const kilobytes = (file: string): number => {
      const known = compressed.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length / KB;
      compressed.set(file, known);
      return known;
    };
    const sum = (files: readonly string[]) => files.reduce((total, file) => total + kilobytes(file), 0);
    const filesOf = (path: string) => {
      const { scripts, styles } = build.files[path] ?? { scripts: [], styles: [] };
      return [...scripts, ...styles];
    };
    const base = kilobytes(build.entry) + sum(filesOf('*'));
    const pages = build.pages.map(({ path }) => ({ path, size: base + sum(filesOf(path)) }));
    const [first] = pages;
    const heaviest = pages.toSorted((one, other) => other.size - one.size)[0];
    const listed = Object.keys(build.integrity).length;
    const measured = [
      { what: 'the entry', size: kilobytes(build.entry), budget: budgets.entry + listed * LISTED_FILE_KB },
      { what: `the first page ${first?.path ?? ''}`, size: first?.size ?? 0, budget: budgets.firstPage },
      { what: `the heaviest page ${heaviest?.path ?? ''}`, size: heaviest?.size ?? 0, budget: budgets.heaviestPage },
    ];
    return measured
      .filter((one) => one.size > one.budget)
      .map((one) => `${one.what} is ${one.size.toFixed(1)} KB, ${one.budget.toFixed(1)} KB are allowed`);
  },
};
