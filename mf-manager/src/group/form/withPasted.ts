import type { TypedPerson } from '../typedPerson.ts';
import { isBlank } from './groupForm.ts';

/** The rows after a table was pasted, and how many of its people found no room. */
interface Filled {
  people: TypedPerson[];
  left: number;
}

/**
 * Puts people into a form from one row on: into its blank rows first, the others behind it, up to the most that there
 * may be. What was typed before stays.
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
