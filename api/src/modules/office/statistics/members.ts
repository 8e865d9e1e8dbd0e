import { sql, type RawBuilder } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { branchLabel, byBranch } from './branches.ts';
import { byGroup, byMonth } from './figure.ts';
import { ageOf, AGES, REGIONS, regionOf } from './people.ts';

const TODAY = '오늘';

/** Members of today by region or age. */
async function membersBy(label: RawBuilder<string>, db: Queries) {
  const rows = await db
    .selectFrom('member')
    .select(({ fn }) => [label.as('label'), fn.countAll<number>().as('value')])
    .where('role', '=', 'member')
    .where('status', 'not in', ['PENDING', 'WITHDRAWN'])
    .groupBy('label')
    .orderBy('label')
    .execute();
  return rows.map((row) => ({ ...row, series: TODAY }));
}

/** Members who joined and left by month, members of today by region and age, and waiting times of inquiries. */
export async function viewMemberStatistics(
  { year }: CallValue<Calls['officeMemberStatistics']>,
  { db, now }: MemberContext,
) {
  const period = { db, now, year };
  const people = { unit: '명', empty: 0 } as const;
  const joined = await byMonth(
    {
      from: sql`(select joined_at from member where role = 'member' and status <> 'PENDING') as joined`,
      at: sql.ref('joined_at'),
      value: sql`count(*)`,
    },
    { ...people, title: '가입', note: '가입한 달로 셉니다. 그 뒤 탈퇴한 분도 들어 있습니다.' },
    period,
  );
  const left = await byMonth(
    {
      from: sql`(select withdrawn_at from member where withdrawn_at is not null) as gone`,
      at: sql.ref('withdrawn_at'),
      value: sql`count(*)`,
    },
    { ...people, title: '탈퇴', note: '탈퇴한 달로 셉니다.' },
    period,
  );
  const answers = await byMonth(
    {
      from: sql`(select written_at, waited_since from inquiry_entry where is_answer) as answers`,
      at: sql.ref('written_at'),
      // Hours, to one decimal.
      value: sql`round(
        (percentile_cont(0.5) within group (order by extract(epoch from written_at - waited_since)) / 3600)::numeric, 1)`,
    },
    {
      title: '1:1 문의에 답하기까지',
      note: '그달에 답한 문의가 기다린 시간의 중앙값입니다. 답한 문의가 없는 달은 비어 있습니다.',
      unit: '시간',
      empty: null,
    },
    period,
  );
  const ofToday = { note: '오늘의 회원입니다. 휴면 회원도 들어 있습니다.', unit: '명' };
  const regions = byGroup(
    await membersBy(regionOf(sql.ref('user_address')), db),
    { ...ofToday, title: '지역별 회원', order: REGIONS },
    [TODAY],
  );
  const ages = byGroup(
    await membersBy(ageOf(sql.ref('user_birth'), seoulDay(now)), db),
    { ...ofToday, title: '나이대별 회원', order: AGES },
    [TODAY],
  );
  const none = '지회 없음';
  const branches = await byBranch(
    await membersBy(branchLabel(sql.ref('member.branch_no'), none), db),
    { ...ofToday, title: '지회·지부별 회원', none },
    [TODAY],
    db,
  );
  return { year, figures: [joined, left, regions, branches, ages, answers] };
}
