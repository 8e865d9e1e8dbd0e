import type { Configuration } from '../../../../configuration/configuration.ts';
import type { LecturerRow } from '../../../../database/types/tables/halls.ts';
import { seal, unseal } from '../../../../secrets/seal.ts';
import { sealContextOf } from '../../../../secrets/sealedColumns.ts';

type Keys = Configuration['encryptionKeys'];

/** Contact and account of a lecturer; empty texts where none is known. */
export interface LecturerPerson {
  /** Digits. */
  phone: string;
  email: string;
  bank: string;
  /** Digits. */
  account: string;
}

const NONE: LecturerPerson = { phone: '', email: '', bank: '', account: '' };

const contextOf = (lecturerNo: number) => sealContextOf('lecturer:person_sealed', lecturerNo);

export const sealLecturer = (keys: Keys, lecturerNo: number, { phone, email, bank, account }: LecturerPerson): Buffer =>
  seal(keys, JSON.stringify({ phone, email, bank, account }), contextOf(lecturerNo));

/** Empty once erased. */
export const readLecturer = (
  keys: Keys,
  { lecturer_no, person_sealed }: Pick<LecturerRow, 'lecturer_no' | 'person_sealed'>,
): LecturerPerson =>
  person_sealed ? (JSON.parse(unseal(keys, person_sealed, contextOf(lecturer_no))) as LecturerPerson) : NONE;

/** Typed values over the stored ones: an empty field leaves the stored one, an empty bank removes the account. */
export const mergeLecturer = (stored: LecturerPerson, typed: LecturerPerson): LecturerPerson => ({
  phone: typed.phone || stored.phone,
  email: typed.email || stored.email,
  bank: typed.bank,
  account: typed.bank === '' ? '' : typed.account || stored.account,
});
