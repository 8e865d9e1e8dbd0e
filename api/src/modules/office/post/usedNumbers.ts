import { sql } from 'kysely';
import type { Carrier } from '@portal/shared/contract/manager';
import type { Queries } from '../../../database/types/tables.ts';

/** Said of a number that is another card's. */
export const NUMBER_IS_USED = '이미 다른 우편에 쓴 송장번호입니다.';

/** Until this transaction ends nobody else records a number: two cards sent at once could have the same. */
export async function lockNumbers(db: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tracking numbers', 0))`.execute(db);
}

/** Tells whether a carrier's number is that of another card. */
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
