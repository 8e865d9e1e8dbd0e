import { SURPLUS_SUBJECTS, type BankCandidate } from '@portal/shared/contract/office';
import { confirmableOf, type Line } from './line.ts';

/** Chosen candidate of each statement row, by row number; a row without one is left alone. */
export type Choices = ReadonlyMap<number, BankCandidate>;

/** Initial choices: rows with a single match, except surpluses, which a person has to choose. */
export const firstChoices = (lines: readonly Line[]): Choices =>
  new Map(
    lines.flatMap((line) => {
      const [only] = confirmableOf(line);
      return line.state === 'matched' && only && !isSurplus(only) ? [[line.line, only] as const] : [];
    }),
  );

const isSurplus = ({ matter }: BankCandidate) => SURPLUS_SUBJECTS.some((surplus) => surplus === matter);

export const isSame = (one: BankCandidate | undefined, other: BankCandidate) =>
  one?.matter === other.matter && one.no === other.no;

/**
 * Sets the candidate of a row; undefined removes it. A candidate belongs to the row that chose it last, except that any
 * number of rows may be surpluses of it.
 */
export function withChoice(choices: Choices, line: number, candidate: BankCandidate | undefined): Choices {
  const next = new Map(
    [...choices].filter(
      ([other, chosen]) => other !== line && !(candidate && !isSurplus(candidate) && isSame(chosen, candidate)),
    ),
  );
  if (candidate) next.set(line, candidate);
  return next;
}
