import type { BankCandidate } from '@portal/shared/contract/office';
import { confirmableOf, type Line } from './line.ts';

/** What an employee has chosen for each line, by the line's number; a line without one is left alone. */
export type Choices = ReadonlyMap<number, BankCandidate>;

/** Lines that match one thing are chosen at first. */
export const firstChoices = (lines: readonly Line[]): Choices =>
  new Map(
    lines.flatMap((line) => {
      const [only] = confirmableOf(line);
      return line.state === 'matched' && only ? [[line.line, only] as const] : [];
    }),
  );

export const isSame = (one: BankCandidate | undefined, other: BankCandidate) =>
  one?.matter === other.matter && one.no === other.no;

/** The choices with another one for a line; nothing takes it out. A matter stays with the line that was chosen last. */
export function withChoice(choices: Choices, line: number, candidate: BankCandidate | undefined): Choices {
  const next = new Map(
    [...choices].filter(([other, chosen]) => other !== line && !(candidate && isSame(chosen, candidate))),
  );
  if (candidate) next.set(line, candidate);
  return next;
}
