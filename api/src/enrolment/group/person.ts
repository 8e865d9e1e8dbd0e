import type { Configuration } from '../../configuration/configuration.ts';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { sealContextOf } from '../../secrets/sealedColumns.ts';

type Keys = Configuration['encryptionKeys'];

/** Person named by an employer for a seat. */
export interface SeatPerson {
  name: string;
  /** Digits. */
  userPhone: string;
}

const sealContext = (seatNo: number) => sealContextOf('group_seat:person_sealed', seatNo);

export const sealPerson = (keys: Keys, seatNo: number, { name, userPhone }: SeatPerson): Buffer =>
  seal(keys, JSON.stringify({ name, userPhone }), sealContext(seatNo));

/** Null once erased. */
export const readPerson = (
  keys: Keys,
  { seat_no, person_sealed }: Pick<GroupSeatRow, 'seat_no' | 'person_sealed'>,
): SeatPerson | null => person_sealed && (JSON.parse(unseal(keys, person_sealed, sealContext(seat_no))) as SeatPerson);
