import { sql } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { HYGIENE_COURSE_NAMES, HYGIENE_STATE_NAMES, type HygieneState } from '@portal/shared/contract/hygiene';
import { seoulDay } from '@portal/shared/time';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { fetchPage, toPage } from '../../../../database/page.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { hygieneStates, yearOf } from '../../../user/hygiene/dueState.ts';
import { maskedName } from '../members/masked.ts';

/** Members in a state of their hygiene education: without a completion first, then longest ago. */
const membersIn = (state: HygieneState, { db, now }: MemberContext) =>
  db
    .selectFrom(hygieneStates(now).as('owed'))
    .innerJoin('member', 'member.member_no', 'owed.member_no')
    .leftJoin('branch', 'branch.branch_no', 'member.branch_no')
    .leftJoin('hygiene_reminder', (join) =>
      join.onRef('hygiene_reminder.member_no', '=', 'owed.member_no').on('hygiene_reminder.year', '=', yearOf(now)),
    )
    .select(['owed.member_no', 'owed.course', 'owed.completed_on', 'hygiene_reminder.raised_at'])
    .select(['member.name', 'member.user_phone', 'member.bssh_nm', 'member.lcns_no', 'member.site_addr'])
    .select('branch.name as branch_name')
    .where('owed.state', '=', state)
    .orderBy(sql`owed.completed_on nulls first`)
    .orderBy('owed.member_no');

const dayOf = (at: Date | null) => at && seoulDay(at);

/** Lists members in a state of their hygiene education. */
export async function listHygiene(
  { state, ...paging }: CallValue<Calls['officeHygiene']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeHygiene']>> {
  const page = await fetchPage(membersIn(state, context), paging);
  return toPage(page, paging, (row) => ({
    memberNo: row.member_no,
    name: maskedName(row.name),
    business: row.bssh_nm ?? '',
    licence: row.lcns_no ?? '',
    courseName: HYGIENE_COURSE_NAMES[row.course],
    completedOn: row.completed_on,
    remindedOn: dayOf(row.raised_at),
  }));
}

const HEADINGS = [
  '이름',
  '휴대폰번호',
  '업소명',
  '인허가번호',
  '소재지',
  '받을 교육',
  '마지막 수료일',
  '안내한 날',
  '소속 지회',
];

/** Exports the members in a state with their phones, for a stated reason. */
export async function exportHygiene(
  { state, reason }: CallValue<Calls['officeExportHygiene']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeExportHygiene']>> {
  const rows = await membersIn(state, context).execute();
  if (rows.length === 0) throw new BusinessError('HYGIENE_EMPTY');
  const table = writeCsv(
    HEADINGS,
    rows.map((row) => [
      row.name ?? '',
      row.user_phone ?? '',
      row.bssh_nm ?? '',
      row.lcns_no ?? '',
      row.site_addr ?? '',
      HYGIENE_COURSE_NAMES[row.course],
      row.completed_on ?? '',
      dayOf(row.raised_at) ?? '',
      row.branch_name ?? '',
    ]),
  );
  const members = rows.length;
  await recordAct(context, {
    act: 'export hygiene states',
    object: 'hygiene_completion',
    objectNo: null,
    reason,
    detail: { members },
  });
  const fileName = `위생교육 ${HYGIENE_STATE_NAMES[state]} ${seoulDay(context.now)}.csv`;
  return { fileName, table, members };
}
