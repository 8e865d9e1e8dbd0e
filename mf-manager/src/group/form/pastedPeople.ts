import { phoneOf, typedNumber, typedText } from '@portal/shared/rules';
import type { TypedPerson } from '../typedPerson.ts';

/** A mobile phone number, possibly without its leading 0, which spreadsheets drop. */
const PHONE = /^0?1[016-9]\d{7,8}$/;

/** Digits of a cell with a phone; null for any other cell. */
function phoneIn(cell: string): string | null {
  if (!/^[\d\s()+.\p{Pd}]+$/u.test(typedNumber(cell))) return null;
  const digits = phoneOf(cell);
  if (!PHONE.test(digits)) return null;
  return digits.startsWith('0') ? digits : `0${digits}`;
}

/** Headings of the name column. */
const HEADING = /^(이름|성명|성함|신청자|수강생|응시자)$/;

function personIn(line: string): TypedPerson | null {
  // A copied table has tabs; typed text has commas or semicolons.
  const cells = line.split(line.includes('\t') ? '\t' : /[,;]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const userPhone = cells.map(phoneIn).find((phone) => phone !== null) ?? '';
  const name = cells.find((cell) => cell !== '' && !/^[\d+][\d\s()+.\p{Pd}]*$/u.test(typedNumber(cell))) ?? '';
  if (name === '' && userPhone === '') return null;
  return HEADING.test(name) && userPhone === '' ? null : { name, userPhone };
}

/**
 * People in a pasted table: one line each, with a name and a phone in any columns. Null for other text, which is pasted
 * into its field unchanged.
 */
export function pastedPeople(pasted: string): TypedPerson[] | null {
  const text = typedText(pasted);
  if (!/[\t\n]/.test(text.trim())) return null;
  return text
    .split('\n')
    .map(personIn)
    .filter((person) => person !== null);
}
