import type { Books } from './books.ts';
import { Violation } from './violation.ts';

/** Generated numbers, and columns outside the model. */
const NOT_COMPARED = new Set([
  'no',
  'gatewayNo',
  'leasedUntil',
  'attempt',
  'bank',
  'failure',
  'unknownSince',
  'isReviewed',
  'appliedAt',
]);

const linesOf = (rows: readonly object[]) =>
  rows.map((row) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_COMPARED.has(name)))),
  );

/** @throws Violation if the implementation's books differ from the model's */
export function compareBooks(command: string, expected: Books, found: Books): void {
  for (const part of ['applications', 'payments', 'refunds'] as const) {
    const [wanted, seen] = [linesOf(expected[part]), linesOf(found[part])];
    if (wanted.join() === seen.join()) continue;
    const differs = seen.findIndex((line, at) => line !== wanted[at]);
    const at = differs < 0 ? seen.length : differs;
    throw new Violation('model', `${command}: ${part} should be ${wanted[at] ?? 'none'} and are ${seen[at] ?? 'none'}`);
  }
  if (expected.offering.taken !== found.offering.taken) {
    throw new Violation(
      'model',
      `${command}: ${expected.offering.taken} seats should be taken and ${found.offering.taken} are`,
    );
  }
}
