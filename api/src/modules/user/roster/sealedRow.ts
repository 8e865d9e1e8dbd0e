import type { Configuration } from '../../../configuration/configuration.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { seal, unseal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';

type Keys = Configuration['encryptionKeys'];

/** Row of a member in a list for the food regulator: only the fields that the regulator requires. */
export interface RosterCells {
  rosterNo: string;
  industry: string;
  business: string;
  licence: string;
  name: string;
  birth: string;
  phone: string;
  address: string;
}

type Listed = Pick<
  MemberRow,
  'lcns_no' | 'name' | 'user_birth' | 'user_phone' | 'bssh_nm' | 'busn_type_nm' | 'site_addr'
> & { roster_no: number };

const contextOfRow = (batchNo: number, rosterNo: number) => sealContextOf('roster_row:sealed', batchNo, rosterNo);

export const cellsOf = (row: Listed): RosterCells => ({
  rosterNo: String(row.roster_no),
  industry: row.busn_type_nm ?? '',
  business: row.bssh_nm ?? '',
  licence: row.lcns_no ?? '',
  name: row.name ?? '',
  birth: row.user_birth ?? '',
  phone: row.user_phone ?? '',
  address: row.site_addr ?? '',
});

/** Seals a row as it was sent, so that its list can be downloaded again. */
export const sealRow = (keys: Keys, batchNo: number, row: Listed): Buffer =>
  seal(keys, JSON.stringify(cellsOf(row)), contextOfRow(batchNo, row.roster_no));

export const unsealRow = (
  keys: Keys,
  { batch_no, roster_no, sealed }: { batch_no: number; roster_no: number; sealed: Uint8Array },
): RosterCells => JSON.parse(unseal(keys, sealed, contextOfRow(batch_no, roster_no))) as RosterCells;
