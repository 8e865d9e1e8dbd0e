import { AGGREGATES } from '../../aggregates/index.ts';
import type { Owner } from '../../aggregates/owner.ts';
import type { People } from '../../pipeline/openCalls.ts';

type Confinement = readonly [table: string, condition: string];

const NONE = 'false';
const OF_BRANCH = 'branch_no in (select branch_no from own_branch)';
const OF_MEMBER = `member_no in (select member_no from member where ${OF_BRANCH})`;
const OF_COURSE = 'education_no in (select education_no from education)';
const OF_APPLICATION = 'application_no in (select application_no from application)';

/**
 * Rows that belong to a branch, in an order in which each condition reads only tables before it. A course belongs to
 * its branch, an application and its money to the course, a member's own records to the member's branch.
 */
const COURSES: readonly Confinement[] = [
  ['education', OF_BRANCH],
  ['examination', NONE],
  ['employer_group', OF_COURSE],
  ['application', `${OF_COURSE} or application_no in (select group_no from employer_group)`],
  ['group_seat', 'group_no in (select group_no from employer_group)'],
  ['payment', OF_APPLICATION],
  ['attendance', OF_APPLICATION],
  ['application_change', OF_APPLICATION],
  ['exam_score', OF_APPLICATION],
  ['line', OF_COURSE],
  ['place_in_line', 'line_no in (select line_no from line)'],
  ['opening_alert', OF_COURSE],
  ['mailing', OF_COURSE],
  ['mailing_recipient', 'mailing_no in (select mailing_no from mailing)'],
];

/** National rows: requests between employees, posts, sizes of whole tables, findings of the books. */
const NATIONAL = ['second_look', 'member_post', 'post_report', 'list_size', 'money_finding'];

/** Rows that follow from the owners that the aggregates declare. */
const OWNED: readonly Confinement[] = AGGREGATES.flatMap(({ table, owner, ownData }) => [
  [table, conditionOf(owner)] as const,
  ...ownData.map((own): Confinement => [own.table, conditionOf(own.owner)]),
]);

function conditionOf(owner: Owner | null): string {
  if (owner === null) return NONE;
  return 'of' in owner ? `${owner.column} in (select ${owner.key} from ${owner.of})` : OF_MEMBER;
}

/** Conditions by table; the first one of a table counts. */
const ROWS: ReadonlyMap<string, string> = new Map(
  [...COURSES, ...NATIONAL.map((table): Confinement => [table, NONE]), ...OWNED].toReversed(),
);
const ORDER = [...new Set([...COURSES.map(([table]) => table), ...NATIONAL, ...OWNED.map(([table]) => table)])];

const PEOPLE: Record<People, string> = {
  members: OF_BRANCH,
  applicants: `${OF_BRANCH} or member_no in (select member_no from application)`,
  audit: OF_BRANCH,
};

const AUDIT: Confinement = [
  'office_audit',
  `object = 'education' and object_no in (select education_no from education)
    or object = 'application' and object_no in (select application_no from application)
    or object = 'member' and object_no in (select member_no from member)`,
];

/** Queries that shadow each confined table; a branch has its local ones too. */
export const confinedTables = (branchNo: number, people: People): (readonly [name: string, query: string])[] => [
  ['own_branch', `(select branch_no from branch where branch_no = ${branchNo} or parent_no = ${branchNo})`],
  ...[
    ...ORDER.map((table): Confinement => [table, ROWS.get(table) ?? NONE]),
    ['member', PEOPLE[people]] as const,
    ...(people === 'audit' ? [AUDIT] : []),
  ].map(([table, condition]) => [table, `(select * from ${table} where ${condition})`] as const),
];
