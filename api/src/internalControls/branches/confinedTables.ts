import { AGGREGATES } from '../../aggregates/index.ts';
import type { Owner } from '../../aggregates/owner.ts';
import { ROW_KEYS, type People } from '../../pipeline/openCalls.ts';

type Confinement = readonly [table: string, condition: string];

const NONE = 'false';
const OF_BRANCH = 'branch_no in (select branch_no from own_branch)';
const OF_MEMBER = `member_no in (select member_no from member where ${OF_BRANCH})`;
const OF_COURSE = 'education_no in (select education_no from education)';
const OF_APPLICATION = 'application_no in (select application_no from application)';

/** Condition of rows that name a row of the branch by its table and number. */
const ofObjects = (tables: readonly string[]) =>
  Object.entries(ROW_KEYS)
    .filter(([table]) => tables.includes(table))
    .map(([table, key]) => `object = '${table}' and object_no in (select ${key} from ${table})`)
    .join(' or ');

/**
 * Rows that belong to a branch, in an order in which each condition reads only tables before it. A course belongs to
 * its branch, an application and its money to the course, a member's own records to the member's branch.
 */
const COURSES: readonly Confinement[] = [
  ['education', OF_BRANCH],
  ['education_lecturer', OF_COURSE],
  ['offering_change', OF_COURSE],
  ['examination', NONE],
  ['employer_group', OF_COURSE],
  ['application', `${OF_COURSE} or application_no in (select group_no from employer_group)`],
  ['group_seat', 'group_no in (select group_no from employer_group)'],
  ['application_consent', OF_APPLICATION],
  ['sealed_result', OF_APPLICATION],
  ['payment', OF_APPLICATION],
  ['attendance', OF_APPLICATION],
  ['application_change', OF_APPLICATION],
  ['exam_score', OF_APPLICATION],
  ['line', OF_COURSE],
  ['place_in_line', 'line_no in (select line_no from line)'],
  ['line_presence', 'place_no in (select place_no from place_in_line)'],
  ['opening_alert', OF_COURSE],
  ['mailing', OF_COURSE],
  ['mailing_recipient', 'mailing_no in (select mailing_no from mailing)'],
];

/** Own data of members that no aggregate declares. */
const OF_MEMBERS = [
  ...['consent', 'text_notice', 'member_notice', 'calendar_feed', 'paper'],
  ...['imported_application', 'imported_paper', 'known_browser', 'push_subscription'],
];

/** National rows: posts, sizes of whole tables, the books, former data, what finds or proves a person. */
const NATIONAL = [
  ...['member_post', 'member_post_file', 'post_report', 'post_hiding', 'list_size'],
  ...['money_finding', 'gateway_payout', 'reconciled_day', 'taken_bill', 'taken_journal_day'],
  ...['import_batch', 'import_part', 'import_problem', 'imported_article', 'imported_member', 'examination_series'],
  ...['member_ci', 'old_password', 'identity_check', 'verification_code', 'verified_phone', 'failed_login'],
  ...['dormant_record', 'retained_record', 'withdrawal_reason', 'withdrawal_to_log', 'withdrawal_to_repeat'],
  ...['employee_grant', 'audit_log', 'missed_address'],
];

/** Rows that follow from the owners that the aggregates declare. */
const OWNED: readonly Confinement[] = AGGREGATES.flatMap(({ table, owner, ownData, national = [] }) => [
  ...national.map((name): Confinement => [name, NONE]),
  [table, conditionOf(owner)] as const,
  ...ownData.map((own): Confinement => [own.table, conditionOf(own.owner)]),
]);

function conditionOf(owner: Owner | null): string {
  if (owner === null) return NONE;
  return 'of' in owner ? `${owner.column} in (select ${owner.key} from ${owner.of})` : OF_MEMBER;
}

/** Conditions by table; the first one of a table counts. */
const DECLARED: readonly Confinement[] = [
  ...COURSES,
  ...NATIONAL.map((table): Confinement => [table, NONE]),
  ...OF_MEMBERS.map((table): Confinement => [table, OF_MEMBER]),
  ...OWNED,
  ['bank_line_place', 'bank_line_no in (select bank_line_no from bank_line)'],
  // Rights of employees are national.
  ['second_look', ofObjects(Object.keys(ROW_KEYS).filter((table) => table !== 'member'))],
];
const ROWS: ReadonlyMap<string, string> = new Map(DECLARED.toReversed());
const ORDER = [...new Set(DECLARED.map(([table]) => table))];

const PEOPLE: Record<People, string> = {
  members: OF_BRANCH,
  applicants: `${OF_BRANCH} or member_no in (select member_no from application)`,
  audit: OF_BRANCH,
};

const AUDIT: Confinement = ['office_audit', ofObjects(Object.keys(ROW_KEYS))];

/** Queries that shadow each confined table; a branch has its local ones too. */
export const confinedTables = (branchNo: number, people: People): (readonly [name: string, query: string])[] => [
  ['own_branch', `(select branch_no from branch where branch_no = ${branchNo} or parent_no = ${branchNo})`],
  ...[
    ...ORDER.map((table): Confinement => [table, ROWS.get(table) ?? NONE]),
    ['member', PEOPLE[people]] as const,
    ...(people === 'audit' ? [AUDIT] : []),
  ].map(([table, condition]) => [table, `(select * from ${table} where ${condition})`] as const),
];
