import { sql } from 'kysely';
import type { Carrier } from '@portal/shared/contract/manager';
import type { Queries } from '../../../database/types/tables.ts';

/** Message for a number that another card has. */
export const NUMBER_IS_USED = '이미 다른 우편에 쓴 송장번호입니다.';

/**
 * Serializes the recording of numbers until the transaction ends, so that two cards sent concurrently cannot get the
 * same number.
 */
export async function lockNumbers(db: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tracking numbers', 0))`.execute(db);
}

/** Returns a predicate that is true if another card has a carrier's number. */
export async function usedNumbers(
  db: Queries,
  numbers: readonly string[],
): Promise<(number: string, carrier: Carrier, certificateNo: number) => boolean> {
  const rows = await db
    .selectFrom('certificate')
    .select(['certificate_no', 'carrier', 'tracking_number'])
    .where('tracking_number', 'in', ['', ...numbers])
    .execute();
  const holders = new Map(rows.map((row) => [`${row.carrier ?? ''} ${row.tracking_number ?? ''}`, row.certificate_no]));
  return (number, carrier, certificateNo) => {
    const holder = holders.get(`${carrier} ${number}`);
    return holder !== undefined && holder !== certificateNo;
  };
}
