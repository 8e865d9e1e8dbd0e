import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { OfferingStatus } from '@portal/shared/contract';
import type { Region } from '@portal/shared/contract/manager';
import { hasEachWord, listSize } from '../../../database/longList.ts';
import { fetchPageOfParts, type Page, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { CourseTable, ExamTable, OfferingKind } from '../../../database/types/tables/manager.ts';
import { awaitsResults } from '../../../enrolment/offering/awaitsResults.ts';
import { FINISH } from '../../../enrolment/offering/finish.ts';
import { OFFERED_TERMS, termsVersion } from '../../../enrolment/offering/offeredTerms.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { underWay } from '../../../enrolment/offering/underWay.ts';
import { inMonth, inRegion } from './place.ts';
import { boundsOf, isLineNear, isUnfinished, listOrder, statusAt } from './status.ts';

interface Computed {
  status: OfferingStatus;
  /** True if its queue takes entries although applying has not opened. */
  is_line_near: boolean;
  terms_version: string;
  hall: OfferingHall | null;
}
/** Hall of a course or exam, if it is in the association's list. */
interface OfferingHall {
  name: string;
  address: string;
  phone: string;
  directions: string;
  mapUrl: string;
}
export type CourseRow = Selectable<CourseTable> & Computed & { lecturer_nos: number[] };
export type ExamRow = Selectable<ExamTable> & Computed;
/** Columns of the detail page only. */
type DetailColumn = 'content' | 'files' | 'contact_phone' | 'terms_version' | 'attendance_percent' | DetailTable;
type DetailTable = 'hall_no' | 'hall' | 'lecturer_nos';
export type ListedCourse = Omit<CourseRow, DetailColumn>;
export type ListedExam = Omit<ExamRow, DetailColumn>;
interface OfferingRows {
  education: CourseRow;
  exam: ExamRow;
}
interface ListedRows {
  education: ListedCourse;
  exam: ListedExam;
}

const COMMON_COLUMNS = [
  'grade',
  'time',
  'end_time',
  'address',
  'address2',
  're_start_date',
  're_end_date',
  'percent',
  're_start_date2',
  're_end_date2',
  'percent2',
  'capacity',
  'taken',
  'waiting',
  'offered',
  'line_setting',
  'price',
  'apply_start_at',
  'apply_end_at',
  'held_at',
  'finish_at',
  'called_off',
  'is_draft',
] as const;
const LISTED_COLUMNS = {
  education: [
    'education_no',
    'branch_no',
    'title',
    'edu_type',
    'edu_date',
    'further_lessons',
    'ends_at',
    ...COMMON_COLUMNS,
  ],
  exam: [
    'examination_no',
    'year',
    'rounds',
    'examination_name',
    'part',
    'exam_date',
    'pass_date',
    'pass_time',
    'announced_at',
    ...COMMON_COLUMNS,
  ],
} as const satisfies { [Kind in OfferingKind]: readonly (keyof ListedRows[Kind])[] };

/** Searched texts, as the search indexes name them (migration 0015). */
export const textsOf = (kind: OfferingKind) => [OFFERING_KINDS[kind].titleColumn, 'address', 'address2'] as const;

/** Inclusion of drafts, which only the office sees: excluded, included, or only drafts. */
export type DraftChoice = 'none' | 'too' | 'only';

interface OfferingSearch extends Paging {
  /** Default: none. */
  drafts?: DraftChoice | undefined;
  keyword?: string | undefined;
  grade?: 1 | 2 | undefined;
  status?: OfferingStatus | undefined;
  /** For courses only. */
  eduType?: 1 | 2 | undefined;
  region?: Region | undefined;
  /** `YYYY-MM`. */
  month?: string | undefined;
  /** Only finished ones with results to be entered. */
  awaitsResults?: boolean | undefined;
  /** Only courses of this branch. */
  branchNo?: number | undefined;
  /** Counts the rows instead of using stored sizes. */
  isCounted?: boolean;
  /** Only offerings that a job is still calling off, or has still to notify applicants of. */
  isUnderWay?: boolean | undefined;
}

const DRAFT_CONDITIONS: Record<DraftChoice, RawBuilder<unknown>> = {
  none: sql`not is_draft`,
  too: sql`true`,
  only: sql`is_draft`,
};

/**
 * Page of courses or exams, those that can be applied for first. The few unfinished ones are sorted; the many finished
 * ones are read in the order of an index.
 */
export async function listOfferings<Kind extends OfferingKind>(
  db: Queries,
  kind: Kind,
  search: OfferingSearch,
  now: Date,
): Promise<Page<ListedRows[Kind]>> {
  const { table, key } = OFFERING_KINDS[kind];
  const conditions = [
    DRAFT_CONDITIONS[search.drafts ?? 'none'],
    search.status ? sql`status = ${search.status} and ${boundsOf(kind, search.status, now)}` : sql`true`,
    search.grade ? sql`grade = ${search.grade}` : sql`true`,
    search.eduType && kind === 'education' ? sql`edu_type = ${search.eduType}` : sql`true`,
    search.branchNo ? (kind === 'education' ? sql`branch_no = ${search.branchNo}` : sql`false`) : sql`true`,
    search.region ? inRegion(kind, search.region) : sql`true`,
    search.month ? inMonth(search.month) : sql`true`,
    search.awaitsResults ? awaitsResults(kind, now) : sql`true`,
    search.isUnderWay
      ? sql`offering.${sql.ref(key)} in (select offering_no from ${underWay(kind)} as under_way)`
      : sql`true`,
    search.keyword ? hasEachWord({ texts: textsOf(kind) }, search.keyword) : sql`true`,
  ];
  const columns = sql.join(LISTED_COLUMNS[kind].map((column) => sql.ref(column)));
  const offerings = sql<ListedRows[OfferingKind]>`(
    select ${columns}, ${statusAt(now, FINISH[kind])} as status, ${isLineNear(now)} as is_line_near from ${sql.table(table)})`;
  const matching = db
    .selectFrom(offerings.as('offering'))
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .selectAll('offering')
    .$castTo<ListedRows[Kind]>();
  const isOver = sql<boolean>`(called_off or not ${isUnfinished(kind, now)})`;
  return fetchPageOfParts(
    db,
    [
      { query: matching.where(sql<boolean>`not ${isOver}`).orderBy(sql`is_draft desc, ${listOrder(key)}`), size: null },
      {
        query: matching.where(isOver).orderBy(sql`called_off, held_at desc, ${sql.ref(key)}`),
        size: sizeOfOver(kind, search, now),
      },
    ],
    search,
  );
}

/** Number of finished ones without counting them: all, less the few that are unfinished or not searched for. */
function sizeOfOver(
  kind: OfferingKind,
  { grade, eduType, status, drafts = 'none', ...others }: OfferingSearch,
  now: Date,
) {
  const { keyword, region, month } = others;
  if (
    drafts === 'only' ||
    keyword ||
    region ||
    month ||
    others.branchNo ||
    others.isCounted ||
    others.awaitsResults ||
    others.isUnderWay ||
    (status && status !== 'FINISHED')
  )
    return null;
  const { table } = OFFERING_KINDS[kind];
  const type = kind === 'education' ? eduType : undefined;
  const size = listSize(table, { kind: grade?.toString(), category: type?.toString() });
  const notOver = sql`
    select count(*) from ${sql.table(table)}
    where (${status ? sql`called_off or ${isUnfinished(kind, now)}` : sql`not called_off and ${isUnfinished(kind, now)}`}
      or ${drafts === 'none' ? sql`is_draft` : sql`false`}) and ${grade ? sql`grade = ${grade}` : sql`true`} and ${type ? sql`edu_type = ${type}` : sql`true`}`;
  return sql<number>`(${size} - (${notOver}))`;
}

/** Offerings in a hall that begin before `until` or have begun and not ended; the soonest first. */
export async function findHeldSoon<Kind extends OfferingKind>(
  db: Queries,
  kind: Kind,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ListedRows[Kind][]> {
  const { table, key } = OFFERING_KINDS[kind];
  const columns = sql.join(LISTED_COLUMNS[kind].map((column) => sql.ref(column)));
  const { rows } = await sql<ListedRows[Kind]>`
    select ${columns}, ${statusAt(now, FINISH[kind])} as status from ${sql.table(table)}
    where not called_off and not is_draft and ${isUnfinished(kind, now)} and held_at < ${until}
      and ${kind === 'education' ? sql`edu_type = 1` : sql`true`}
    order by held_at, ${sql.ref(key)} limit ${limit}`.execute(db);
  return rows;
}

const HALL = sql`(
  select jsonb_build_object('name', name, 'address', hall.address, 'phone', phone, 'directions', directions,
    'mapUrl', map_url) from hall where hall.hall_no = offering.hall_no)`;
const LECTURERS = sql`(
  select coalesce(jsonb_agg(lecturer_no order by lecturer_no), '[]') from education_lecturer
  where education_lecturer.education_no = offering.education_no)`;

/** Address of a course or exam, and its hall in the association's list; undefined if there is none. */
export async function findPlace(db: Queries, kind: OfferingKind, offeringNo: number) {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<Pick<CourseRow, 'address' | 'hall'>>`
    select address, ${HALL} as hall from ${sql.table(table)} as offering where ${sql.ref(key)} = ${offeringNo}`.execute(
    db,
  );
  return rows[0];
}

/** Course or exam with its status, including drafts; undefined if there is none. */
export async function findOffering<Kind extends OfferingKind>(db: Queries, kind: Kind, offeringNo: number, now: Date) {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<OfferingRows[Kind]>`
    select *, ${statusAt(now, FINISH[kind])} as status, ${isLineNear(now)} as is_line_near,
      ${termsVersion(OFFERED_TERMS[kind])} as terms_version, ${HALL} as hall
      ${kind === 'education' ? sql`, ${LECTURERS} as lecturer_nos` : sql``}
    from ${sql.table(table)} as offering where ${sql.ref(key)} = ${offeringNo}`.execute(db);
  return rows[0];
}
