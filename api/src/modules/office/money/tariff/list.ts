import { sql } from 'kysely';
import { FIRST_TARIFF, TARIFF_NAMES } from '@portal/shared/contract/manager';
import { TARIFF_CHANGE_NAMES } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../../database/page.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

/** Fee of an item before a change, according to the changes confirmed so far. */
const former = sql<number | null>`(
  select amount from tariff_change as earlier
  where earlier.item = tariff_change.item and earlier.status = 'CONFIRMED' and earlier.change_no <> tariff_change.change_no
    and (earlier.from_day < tariff_change.from_day
      or (earlier.from_day = tariff_change.from_day
        and earlier.decided_at < coalesce(tariff_change.decided_at, 'infinity')))
  order by earlier.from_day desc, earlier.decided_at desc limit 1)`;

/** Lists waiting changes first, then the others by start date, latest first. */
export const listTariffChanges = (paging: Paging, { db, caller }: MemberContext) =>
  listPage(
    db
      .selectFrom('tariff_change')
      .innerJoin('member as asking', 'asking.member_no', 'tariff_change.asked_by')
      .leftJoin('member as deciding', 'deciding.member_no', 'tariff_change.decided_by')
      .selectAll('tariff_change')
      .select(['asking.name as asker', 'deciding.name as decider', former.as('former')])
      .orderBy(sql`tariff_change.status <> 'WAITING'`)
      .orderBy('from_day', 'desc')
      .orderBy('change_no', 'desc'),
    paging,
    (row) => ({
      changeNo: row.change_no,
      itemName: TARIFF_NAMES[row.item],
      former: row.former ?? FIRST_TARIFF[row.item],
      amount: row.amount,
      from: row.from_day,
      status: row.status,
      statusName: TARIFF_CHANGE_NAMES[row.status],
      reason: row.reason,
      askedBy: row.asker ?? '',
      askedAt: seoulTimestamp(row.asked_at),
      isOwn: row.asked_by === caller.memberNo,
      decidedBy: row.decider ?? '',
      decidedAt: row.decided_at && seoulTimestamp(row.decided_at),
      answer: row.answer,
    }),
  );
