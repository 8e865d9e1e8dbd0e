import { sql } from 'kysely';
import type { LineStatus } from '@portal/shared/contract/manager';
import type { LineSetting } from '@portal/shared/contract/office';
import type { Queries } from '../../../database/types/tables.ts';
import { OFFERING_KINDS } from '../../offering/offeringKind.ts';
import type { OfferingRef } from '../lockedLine.ts';

/** Facts common to all requests. */
export interface LineFacts {
  lineNo: number | null;
  version: number;
  drawnAt: Date | null;
  capacity: number;
  taken: number;
  /** Places that block those after them. */
  waiting: number;
  /** Waiting groups that were passed over and block nobody. */
  stoodBack: number;
  /** Seats offered, and seats reserved for a waiting group. */
  offered: number;
  collected: number;
  setting: LineSetting;
  applyStartAt: Date;
  applyEndAt: Date;
  isCalledOff: boolean;
}

/** A place as shown to its member. */
export interface ReadPlace {
  placeNo: number;
  memberNo: number;
  status: LineStatus;
  turn: number | null;
  byLot: boolean;
  offerDueAt: Date | null;
  isGroup: boolean;
  seats: number;
  collected: number;
  collectingSince: Date | null;
  stoodBackAt: Date | null;
  version: number;
}

/** Reads the queue of a published course or exam; undefined if there is none. */
export async function readLine({ kind, offeringNo }: OfferingRef, db: Queries): Promise<LineFacts | undefined> {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<LineFacts>`
    select line.line_no as "lineNo", coalesce(line.version, 0) as version, line.drawn_at as "drawnAt", capacity, taken,
      waiting, coalesce(line.stood_back, 0) as "stoodBack", offered, coalesce(line.collected, 0) as collected,
      line_setting as setting, apply_start_at as "applyStartAt", apply_end_at as "applyEndAt",
      called_off as "isCalledOff"
    from ${sql.table(table)} as offering left join line on line.${sql.ref(key)} = offering.${sql.ref(key)}
    where offering.${sql.ref(key)} = ${offeringNo} and not is_draft`.execute(db);
  return rows[0];
}

/** Reads the places changed since a version, in order of arrival. */
export async function readPlaces(lineNo: number, since: number, db: Queries): Promise<ReadPlace[]> {
  const { rows } = await sql<ReadPlace>`
    select place_no as "placeNo", member_no as "memberNo", status, turn, by_lot as "byLot",
      offer_due_at as "offerDueAt", is_group as "isGroup", seats, collected, collecting_since as "collectingSince",
      stood_back_at as "stoodBackAt", version
    from place_in_line where line_no = ${lineNo} and version > ${since} order by place_no`.execute(db);
  return rows;
}
