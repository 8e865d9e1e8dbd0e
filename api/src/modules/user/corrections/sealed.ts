import type { Configuration } from '../../../configuration/configuration.ts';
import type { CorrectionRow, MemberRow } from '../../../database/types/tables/user.ts';
import { seal, unseal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';

type Keys = Configuration['encryptionKeys'];

/** Requested data of the account, and the member's reason. For a phone request, the account's name remains. */
export interface Wanted {
  name: string;
  /** YYYYMMDD. */
  userBirth: string;
  /** Empty if the phone does not change. */
  userPhone: string;
  words: string;
}

/** Data of the account before its correction. */
export type Former = Omit<Wanted, 'words'>;

const contextOf = (column: 'wanted' | 'former', correctionNo: number) =>
  sealContextOf(`correction:${column}_sealed`, correctionNo);

export const sealWanted = (keys: Keys, correctionNo: number, wanted: Wanted): Buffer =>
  seal(keys, JSON.stringify(wanted), contextOf('wanted', correctionNo));

export const openWanted = (keys: Keys, { correction_no, wanted_sealed }: CorrectionRow): Wanted =>
  JSON.parse(unseal(keys, wanted_sealed, contextOf('wanted', correction_no))) as Wanted;

export const sealFormer = (keys: Keys, correctionNo: number, former: Former): Buffer =>
  seal(keys, JSON.stringify(former), contextOf('former', correctionNo));

export const openFormer = (keys: Keys, { correction_no, former_sealed }: CorrectionRow): Former | null =>
  former_sealed && (JSON.parse(unseal(keys, former_sealed, contextOf('former', correction_no))) as Former);

/** Present data of the account. */
export const formerOf = ({ name, user_birth, user_phone }: MemberRow): Former => ({
  name: name ?? '',
  userBirth: user_birth ?? '',
  userPhone: user_phone ?? '',
});
