import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import { yearOf, type Figure, type Series } from './figure.ts';

interface GradeRow {
  grade: 1 | 2;
  exams: number;
  applied: number;
  sat: number;
  passed: number;
  certificates: number;
}

const GRADES = [1, 2] as const;

/** Announced exams of a year, by grade, with their applicants, and the certificates issued in it. */
async function gradesOf(year: number, { db, now }: { db: Queries; now: Date }): Promise<GradeRow[]> {
  const { from, until } = yearOf(year);
  const { rows } = await sql<GradeRow>`
    select grade, count(distinct examination_no)::int as exams,
      count(application_no)::int as applied,
      count(application_no) filter (where status in ('SAT', 'PASSED', 'FAILED'))::int as sat,
      count(application_no) filter (where status = 'PASSED')::int as passed,
      (select count(*)::int from certificate
        where certificate.grade = exam.grade and issued_at >= ${from} and issued_at < ${until}) as certificates
    from examination as exam
    left join (select examination_no, application_no, status from application
      where kind = 'exam' and status in ('CONFIRMED', 'SAT', 'ABSENT', 'PASSED', 'FAILED')) as applied
      using (examination_no)
    where not is_draft and not called_off and announced_at >= ${from} and announced_at < ${until}
      and announced_at <= ${now}
    group by grade order by grade`.execute(db);
  return rows;
}

const rateOf = (row: GradeRow | undefined) =>
  row === undefined || row.sat === 0 ? null : Math.round((row.passed / row.sat) * 1000) / 10;

/** Pass rates by grade, and the yearly report on a private qualification to its registrar. */
export async function viewResults({ db, now, year }: { db: Queries; now: Date; year: number }): Promise<Figure[]> {
  const [before, current] = [await gradesOf(year - 1, { db, now }), await gradesOf(year, { db, now })];
  const labels = GRADES.map((grade) => `${grade}급`);
  const column = (rows: readonly GradeRow[], title: string, unit: string, of: (row?: GradeRow) => number | null) =>
    ({ title, unit, values: GRADES.map((grade) => of(rows.find((row) => row.grade === grade))) }) satisfies Series;
  const counted = (title: string, unit: string, field: Exclude<keyof GradeRow, 'grade'>) =>
    column(current, title, unit, (row) => row?.[field] ?? 0);
  return [
    {
      title: '합격률',
      note: '그해에 합격자를 발표한 시험에서, 응시한 사람 가운데 합격한 사람입니다.',
      kind: 'groups',
      labels,
      series: [column(before, `${year - 1}년`, '%', rateOf), column(current, `${year}년`, '%', rateOf)],
    },
    {
      title: '민간자격 운영 현황',
      note: '해마다 자격 등록기관에 내는 수입니다. 발표를 마친 시험만 셉니다.',
      kind: 'table',
      labels,
      series: [
        counted('시험', '회', 'exams'),
        counted('접수', '명', 'applied'),
        counted('응시', '명', 'sat'),
        counted('합격', '명', 'passed'),
        column(current, '합격률', '%', rateOf),
        counted('자격증 발급', '건', 'certificates'),
      ],
    },
  ];
}
