import { SURPLUS_MATTERS, type BankCandidate } from '@portal/shared/contract/office';
import { confirmableOf, type Line } from './line.ts';

/** What an employee has chosen for each line, by the line's number; a line without one is left alone. */
export type Choices = ReadonlyMap<number, BankCandidate>;

/** Lines that match one thing are chosen at first; a debt of the association is chosen by a person. */
export const firstChoices = (lines: readonly Line[]): Choices =>
  new Map(
    lines.flatMap((line) => {
      const [only] = confirmableOf(line);
      return line.state === 'matched' && only && !isSurplus(only) ? [[line.line, only] as const] : [];
    }),
  );

const isSurplus = ({ matter }: BankCandidate) => SURPLUS_MATTERS.some((surplus) => surplus === matter);

export const isSame = (one: BankCandidate | undefined, other: BankCandidate) =>
  one?.matter === other.matter && one.no === other.no;

/**
 * The choices with another one for a line; nothing takes it out. A matter stays with the line that was chosen last; any
 * number of lines may be surpluses of it.
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
