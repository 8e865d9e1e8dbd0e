import { sql } from 'kysely';
import type { LineSetting } from '@portal/shared/contract/office';
import type { Queries } from '../../database/types/tables.ts';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';

/** A course or exam. */
export interface OfferingRef {
  kind: OfferingKind;
  offeringNo: number;
}

/**
 * The queue of a course or exam, under the lock of its row. Every change of a place updates these counts, stored by
 * `storeLine`.
 */
export interface LockedLine extends OfferingRef {
  /** Null before the first arrival. */
  lineNo: number | null;
  /** Version of the places changed in this transaction. */
  version: number;
  lastTurn: number;
  drawnAt: Date | null;
  capacity: number;
  taken: number;
  /** Places. */
  waiting: number;
  /** Seats; a group has several. */
  offered: number;
  /** Seats reserved for waiting groups, included in `taken`. */
  collected: number;
  /** Waiting groups that were passed over and block nobody; the others are in `waiting`. */
  stoodBack: number;
  setting: LineSetting;
  title: string;
  grade: 1 | 2;
  applyStartAt: Date;
  applyEndAt: Date;
  heldAt: Date;
  isCalledOff: boolean;
  isDraft: boolean;
}

/** Title of a course or exam in one line. */
export const OFFERING_TITLES = {
  education: sql<string>`title`,
  exam: sql<string>`year || '년 제' || rounds || '회 ' || examination_name || ' ' || part`,
} satisfies Record<OfferingKind, unknown>;

/** Locks the row of a course or exam for the transaction and reads its queue; undefined if there is none. */
export async function lockLine({ kind, offeringNo }: OfferingRef, db: Queries): Promise<LockedLine | undefined> {
  const { table, key } = OFFERING_KINDS[kind];
  const offering = await db
    .selectFrom(table)
    .select(['capacity', 'taken', 'waiting', 'offered', 'line_setting', 'grade', OFFERING_TITLES[kind].as('title')])
    .select(['apply_start_at', 'apply_end_at', 'held_at', 'called_off', 'is_draft'])
    .where(key, '=', offeringNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!offering) return undefined;
  // A separate statement: the one that waited for the lock has an older snapshot.
  const line = await findLine({ kind, offeringNo }, db);
  return {
    kind,
    offeringNo,
    lineNo: line?.line_no ?? null,
    version: (line?.version ?? 0) + 1,
    lastTurn: line?.last_turn ?? 0,
    drawnAt: line?.drawn_at ?? null,
    capacity: offering.capacity,
    taken: offering.taken,
    waiting: offering.waiting,
    offered: offering.offered,
    collected: line?.collected ?? 0,
    stoodBack: line?.stood_back ?? 0,
    setting: offering.line_setting,
    title: offering.title,
    grade: offering.grade,
    applyStartAt: offering.apply_start_at,
    applyEndAt: offering.apply_end_at,
    heldAt: offering.held_at,
    isCalledOff: offering.called_off,
    isDraft: offering.is_draft,
  };
}

/** The queue of a course or exam; undefined before the first arrival. */
export const findLine = ({ kind, offeringNo }: OfferingRef, db: Queries) =>
  db.selectFrom('line').selectAll().where(OFFERING_KINDS[kind].key, '=', offeringNo).executeTakeFirst();

/** Returns the number of the queue, creating it if needed. */
export async function makeLine(line: LockedLine, db: Queries): Promise<number> {
  if (line.lineNo !== null) return line.lineNo;
  const { line_no } = await db
    .insertInto('line')
    .values({
      education_no: null,
      examination_no: null,
      [OFFERING_KINDS[line.kind].key]: line.offeringNo,
      seed: null,
      drawn_at: null,
    })
    .returning('line_no')
    .executeTakeFirstOrThrow();
  line.lineNo = line_no;
  return line_no;
}

/** Stores the updated counts. */
export async function storeLine(line: LockedLine, db: Queries): Promise<void> {
  const { kind, offeringNo, taken, waiting, offered, collected, stoodBack } = line;
  const { table, key } = OFFERING_KINDS[kind];
  await db.updateTable(table).set({ taken, waiting, offered }).where(key, '=', offeringNo).execute();
  if (line.lineNo === null) return;
  await db
    .updateTable('line')
    .set({ version: line.version, last_turn: line.lastTurn, collected, stood_back: stoodBack })
    .set({ is_live: waiting + stoodBack + offered > 0 })
    .where('line_no', '=', line.lineNo)
    .execute();
}

/** True if seats are given out now: the application period is running, and it is not called off. */
export const isOpen = ({ applyStartAt, applyEndAt, isCalledOff, isDraft }: LockedLine, now: Date): boolean =>
  applyStartAt <= now && applyEndAt > now && !isCalledOff && !isDraft;
