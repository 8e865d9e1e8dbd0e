import type { TypedPerson } from '../typedPerson.ts';
import { isBlank } from './groupForm.ts';

/** Rows after a paste, and the number of people without room. */
interface Filled {
  people: TypedPerson[];
  left: number;
}

/**
 * Adds people to a form from one row on: first to its blank rows, then after the last one, up to the maximum. Typed
 * text stays.
 */
export function withPasted(
  rows: readonly TypedPerson[],
  from: number,
  pasted: readonly TypedPerson[],
  max: number,
): Filled {
  const waiting = [...pasted];
  const people = rows.map((row, index) => (index >= from && isBlank(row) ? (waiting.shift() ?? row) : row));
  const room = Math.max(0, max - people.length);
  return { people: [...people, ...waiting.slice(0, room)], left: Math.max(0, waiting.length - room) };
}
