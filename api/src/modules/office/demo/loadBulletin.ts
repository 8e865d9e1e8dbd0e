import { sql } from 'kysely';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { audienceOf } from '../people/bulletins/audience.ts';

const SENT_DAYS_AGO = 12;

const EVERYBODY = { industry_type: null, regions: [], grade: null, branch_no: null };

/** Loads one advertising message, sent to everybody who agreed. */
export async function loadBulletin(db: Queries, now: Date): Promise<void> {
  const sentAt = seoulInstant(addDays(seoulDay(now), -SENT_DAYS_AGO), '10:00');
  const { member_no: employee } = await db
    .selectFrom('member')
    .select('member_no')
    .where('role', '=', 'employee')
    .orderBy('member_no')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { bulletin_no: bulletinNo, title } = await db
    .insertInto('bulletin')
    .values({
      ...EVERYBODY,
      kind: 'EDUCATION',
      title: '겨울 원가관리 특강 접수 안내',
      content:
        '식재료 값이 오른 때에 맞춘 원가관리 특강을 엽니다. 메뉴별 원가표를 직접 만들어 가져가실 수 있습니다. 자리는 신청하신 순서대로 드립니다.',
      link: '/manager/edu/apply',
      send_at: null,
      status: 'DONE',
      written_by: employee,
      written_at: sentAt,
      sent_by: employee,
      started_at: sentAt,
      finished_at: sentAt,
      failed: 0,
      refused: 0,
    })
    .returning(['bulletin_no', 'title'])
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows: sent = 0n } = await db
    .insertInto('bulletin_recipient')
    .columns(['bulletin_no', 'title', 'member_no', 'agreed_at', 'outcome', 'handled_at', 'sent_at'])
    .expression(
      audienceOf(db, EVERYBODY)
        .select([sql<number>`${bulletinNo}::bigint`.as('bulletin_no'), sql<string>`${title}::text`.as('title')])
        .select(['member_no', 'agree_marketing_at', sql<'SENT'>`'SENT'`.as('outcome')])
        .select([sql<Date>`${sentAt}::timestamptz`.as('handled_at'), sql<Date>`${sentAt}::timestamptz`.as('sent_at')])
        .where('agree_marketing_at', '<', sentAt),
    )
    .executeTakeFirst();
  const counts = { recipients: Number(sent), sent: Number(sent) };
  await db.updateTable('bulletin').set(counts).where('bulletin_no', '=', bulletinNo).execute();
}
