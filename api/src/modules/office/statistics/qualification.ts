import { sql, type RawBuilder } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { branchLabel, byBranch } from './branches.ts';
import { byGroup, byMonth, yearOf, type Figure } from './figure.ts';
import { ageOf, AGES, REGIONS, regionOf } from './people.ts';
import { viewResults } from './results.ts';

/** Confirmed applications for courses and exams; an accepted seat of a group is one of them. */
const CONFIRMED = sql`(select * from application where kind <> 'group' and confirmed_at is not null) as confirmed`;
const CERTIFICATES = sql`(select issued_at from certificate where issued_at is not null) as certificates`;

/** Offerings held in a year, with their seats. */
const HELD = sql`(
  select held_at, capacity, taken from education where not is_draft and not called_off
  union all
  select held_at, capacity, taken from examination where not is_draft and not called_off
) as held`;

/** Confirmed applications of a year and the one before, by region or age. */
async function applicantsBy(label: RawBuilder<string>, year: number, db: Queries) {
  const { rows } = await sql<{ label: string; series: string; value: number }>`
    select ${label} as label, extract(year from confirmed_at at time zone 'Asia/Seoul') || '년' as series,
      count(*)::int as value
    from ${CONFIRMED} where confirmed_at >= ${yearOf(year - 1).from} and confirmed_at < ${yearOf(year).until}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Seats of a year and those that were taken, by the month in which they are held. */
async function seatsOf(context: { db: Queries; now: Date; year: number }): Promise<Figure> {
  const heads = {
    title: '자리',
    note: '여는 달로 셉니다. 취소된 교육·시험은 빠집니다.',
    unit: '명',
    empty: 0,
  } as const;
  const ofColumn = (column: string) =>
    byMonth({ from: HELD, at: sql.ref('held_at'), value: sql`sum(${sql.ref(column)})` }, heads, context);
  const [capacity, taken] = [await ofColumn('capacity'), await ofColumn('taken')];
  const series = [
    { title: '정원', of: capacity },
    { title: '찬 자리', of: taken },
  ].map(({ title, of }) => ({ title, unit: heads.unit, values: of.series[1]?.values ?? [] }));
  return { ...capacity, series };
}

/** Applications, applicants, results, seats and certificates of a year. */
export async function viewQualificationStatistics(
  { year }: CallValue<Calls['officeQualificationStatistics']>,
  { db, now }: MemberContext,
) {
  const period = { db, now, year };
  const years = [`${year - 1}년`, `${year}년`];
  const applications = await byMonth(
    { from: CONFIRMED, at: sql.ref('confirmed_at'), value: sql`count(*)` },
    { title: '신청', note: '확정된 달로 셉니다. 그 뒤 취소한 신청도 들어 있습니다.', unit: '건', empty: 0 },
    period,
  );
  const certificates = await byMonth(
    { from: CERTIFICATES, at: sql.ref('issued_at'), value: sql`count(*)` },
    { title: '자격증 발급', note: '발급한 달로 셉니다. 재발급도 들어 있습니다.', unit: '건', empty: 0 },
    period,
  );
  const ofApplicants = { note: '확정된 신청을 신청서의 주소와 생년월일로 나눕니다.', unit: '건' };
  const regions = byGroup(
    await applicantsBy(regionOf(sql`coalesce(answers->>'userAddr', answers->>'userAddress')`), year, db),
    { ...ofApplicants, title: '지역별 신청', order: REGIONS },
    years,
  );
  const ages = byGroup(
    await applicantsBy(ageOf(sql`(answers->>'userBirth')`, `${year}-12-31`), year, db),
    { ...ofApplicants, title: '나이대별 신청', order: AGES },
    years,
  );
  const none = '전국';
  const courseBranch = sql`(select branch_no from education where education.education_no = confirmed.education_no)`;
  const branches = await byBranch(
    await applicantsBy(branchLabel(courseBranch, none), year, db),
    { title: '지회·지부별 신청', note: '확정된 신청을 교육을 여는 지회·지부로 나눕니다.', unit: '건', none },
    years,
    db,
  );
  const results = await viewResults(period);
  return {
    year,
    figures: [applications, await seatsOf(period), ...results, regions, branches, ages, certificates],
  };
}
