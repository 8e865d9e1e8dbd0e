import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { settleQueue } from '../../../enrolment/queue/advance.ts';
import { isCollectingOver } from '../../../enrolment/queue/collecting.ts';
import type { Job } from '../../../pipeline/job.ts';

/** Lines that stand no more where they should, of one kind: see `advanceQueue`. */
async function findDue(kind: OfferingKind, db: Queries, now: Date): Promise<number[]> {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<{ offering_no: number }>`
    select offering.${sql.ref(key)} as offering_no
    from line join ${sql.table(table)} as offering on offering.${sql.ref(key)} = line.${sql.ref(key)}
    where line.is_live and (
      called_off
      or (waiting + stood_back > 0 and apply_end_at <= ${now}::timestamptz)
      or (waiting > 0 and apply_start_at <= ${now}::timestamptz and taken < capacity)
      or exists (
        select from place_in_line as place join member on member.member_no = place.member_no
        where place.line_no = line.line_no and place.status = 'OFFERED'
          and (place.offer_due_at <= ${now}::timestamptz or member.status in ('WITHDRAWN', 'SUSPENDED'))
      )
      or (collected > 0 and exists (
        select from place_in_line as place join member on member.member_no = place.member_no
        where place.line_no = line.line_no and place.status = 'WAITING' and place.collected > 0
          and (${isCollectingOver(now)} or member.status in ('WITHDRAWN', 'SUSPENDED'))
      ))
      or (stood_back > 0 and apply_start_at <= ${now}::timestamptz and exists (
        select from place_in_line as place
        where place.line_no = line.line_no and place.status = 'WAITING' and place.seats <= capacity - taken
      ))
      or (apply_start_at <= ${now}::timestamptz and exists (
        select from place_in_line as place
        where place.line_no = line.line_no and place.status = 'WAITING' and place.turn is null
      ))
    )`.execute(db);
  return rows.map(({ offering_no }) => offering_no);
}

/**
 * Brings every seat queue up to date: draws the lot at the opening, passes on expired offers, ends queues that can
 * offer nothing more.
 */
export const lineJob: Job = {
  name: 'line',
  everySeconds: 5,
  async run({ db, now }) {
    for (const kind of Object.keys(OFFERING_KINDS) as OfferingKind[]) {
      for (const offeringNo of await findDue(kind, db, now()))
        await settleQueue({ kind, offeringNo }, { db, now: now() });
    }
  },
};
