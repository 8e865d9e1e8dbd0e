import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const kilobytes = v.pipe(v.number(), v.minValue(1));

const budgets = v.object({ entry: kilobytes, firstPage: kilobytes, heaviestPage: kilobytes });
/** Limits of transferred kilobytes (1024 bytes) after brotli. */
export type Budgets = v.InferOutput<typeof budgets>;

/**
 * A phone on a slow connection (1.6 Mbit/s) receives 200 KB per second, and the shell itself takes about 160 KB.
 * - The entry contains the federation runtime, 7.4 KB in every section, and the list of the build's files; more means
 * that it contains pages.
 * - The first page with the entry is what a deep link waits for: a quarter of a second.
 * - The heaviest page with the entry is a form with its rules and dialogs: a third of a second.
 */
const BUDGETS: Budgets = { entry: 8, firstPage: 50, heaviestPage: 65 };

const ownPackage = v.object({
  config: v.optional(v.object({ budgets: v.optional(v.partial(budgets), {}) }), {}),
});

/** Size in the entry for each file of the build: its name and integrity take 62 incompressible bytes. */
export const LISTED_FILE_KB = 0.065;

/** Budgets of the section in a folder; `config.budgets` of its package.json overrides them. */
export function budgetsOf(folder: string): Budgets {
  const { config } = v.parse(ownPackage, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return { ...BUDGETS, ...config.budgets };
}
