import { sql } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../../database/page.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

const countIn = (rows: string) => sql<number>`(
  select count(*)::int from ${sql.raw(rows)} as one where one.batch_no = roster_batch.batch_no)`;

/** Lists exported batches, newest first, with counts of their outcomes. */
export const listRosterBatches = (paging: Paging, { db }: MemberContext) =>
  listPage(
    db
      .selectFrom('roster_batch')
      .leftJoin('member', 'member.member_no', 'roster_batch.taken_by')
      .selectAll('roster_batch')
      .select('member.name as taken_by_name')
      .select([
        countIn(`(select batch_no from roster_entry where status = 'REGISTERED')`).as('registered'),
        countIn('roster_refusal').as('refused'),
        countIn('roster_row').as('left_over'),
      ])
      .orderBy('taken_at', 'desc')
      .orderBy('batch_no', 'desc'),
    paging,
    (row) => ({
      batchNo: row.batch_no,
      takenAt: seoulTimestamp(row.taken_at),
      takenBy: row.taken_by_name ?? '',
      regionName: row.region_name,
      members: row.members,
      registered: row.registered,
      refused: row.refused,
      left: row.left_over,
    }),
  );
