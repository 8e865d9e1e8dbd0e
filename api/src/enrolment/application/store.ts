import { sql, type Selectable, type Updateable } from 'kysely';
import type { EvidenceStatus, ScoreSheet } from '@portal/shared/contract/manager';
import { fetchPage, type Page, type Paging } from '../../database/page.ts';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationKind, ApplicationTable, Occasion, OfferingKind } from '../../database/types/tables/manager.ts';
import { APPLICATION_DEAD_STATES } from '../../lifecycles/application.ts';
import { VALID_CERTIFICATE_STATES } from '../../lifecycles/certificate.ts';
import { RECEIPT_PAYMENT_STATES } from '../../lifecycles/payment.ts';
import { wasPresent } from '../attendance/store.ts';
import { announcedAt } from '../offering/announcedAt.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { certificateIneligibility, type IneligibleReason } from './certificateIneligibility.ts';
import { evidenceState } from './evidenceState.ts';
import { correctedAt, objectedAt, scoreSheetOf } from './resultFacts.ts';
import { awaitsDeposit } from './statusName.ts';

export interface ApplicationRow extends Selectable<ApplicationTable> {
  /** Announcement of results: by the terms, or later if postponed; null for a course. */
  announced_at: Date | null;
  /** Reason why this pass does not entitle to a certificate; null also without a pass. */
  ineligible_reason: IneligibleReason | null;
  /** The valid certificate requested with this pass. */
  certificate_no: number | null;
  /** Won of refunds that wait for an account. */
  awaiting_account: number;
  /** State before the newest change of day, hours or place; null if none. */
  change_before: Occasion | null;
  change_at: Date | null;
  change_confirmed_at: Date | null;
  /** Number of refunds to accounts that an employee named and the member can still deny. */
  deniable_accounts: number;
  /** True if a payment exists, and so a receipt. */
  has_receipt: boolean;
  /** True if a virtual account waits for its deposit. */
  awaits_deposit: boolean;
  /** Announced or not; null without scores. */
  score_sheet: ScoreSheet | null;
  /** Time of the latest correction of the announced result, and time at which the member last objected to one. */
  corrected_at: Date | null;
  objected_at: Date | null;
  /** Employer of its group seat; null if none. */
  employer_name: string | null;
  /** True if the member has attended a lesson. */
  was_present: boolean;
  /** State of the documents on the day of the exam; null if none were submitted. */
  evidence_state: EvidenceStatus | null;
}

const awaitingAccount = sql<number>`(
  select coalesce(sum(refund.amount), 0)::integer from refund
  where refund.application_no = application.application_no and refund.status = 'AWAITING_ACCOUNT'
)`;

const deniableAccounts = (now: Date) => sql<number>`(
  select count(*)::integer from refund
  where refund.application_no = application.application_no and refund.status = 'APPROVED' and refund.payable_from > ${now}
)`;

const hasReceipt = sql<boolean>`exists (
  select from payment where payment.application_no = application.application_no
    and payment.status in (${sql.join(RECEIPT_PAYMENT_STATES)})
)`;

const ownRows = (db: Queries, now: Date) =>
  db
    .selectFrom('application')
    .leftJoin('examination', 'examination.examination_no', 'application.examination_no')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('application_change')
          .select(['before', 'changed_at', 'confirmed_at'])
          .whereRef('application_change.application_no', '=', 'application.application_no')
          .orderBy('application_change_no', 'desc')
          .limit(1)
          .as('newest_change'),
      (join) => join.onTrue(),
    )
    .selectAll('application')
    .select([
      'newest_change.before as change_before',
      'newest_change.changed_at as change_at',
      'newest_change.confirmed_at as change_confirmed_at',
    ])
    .select((eb) => [
      announcedAt.as('announced_at'),
      awaitingAccount.as('awaiting_account'),
      deniableAccounts(now).as('deniable_accounts'),
      hasReceipt.as('has_receipt'),
      awaitsDeposit.as('awaits_deposit'),
      certificateIneligibility(now).as('ineligible_reason'),
      scoreSheetOf('application').as('score_sheet'),
      correctedAt.as('corrected_at'),
      objectedAt.as('objected_at'),
      evidenceState.as('evidence_state'),
      wasPresent.as('was_present'),
      eb
        .selectFrom('certificate')
        .select('certificate.certificate_no')
        .whereRef('certificate.application_no', '=', 'application.application_no')
        .where('certificate.status', 'in', VALID_CERTIFICATE_STATES)
        .as('certificate_no'),
      eb
        .selectFrom('group_seat')
        .innerJoin('employer_group', 'employer_group.group_no', 'group_seat.group_no')
        .select('employer_group.business_name')
        .whereRef('group_seat.application_no', '=', 'application.application_no')
        .as('employer_name'),
    ]);

/** Member, kind and time of the listed applications. */
interface OwnApplications {
  memberNo: number;
  kind: ApplicationKind;
  now: Date;
}

/** Lists the member's applications of one kind, newest first. */
export async function listOwn(
  db: Queries,
  { memberNo, kind, now }: OwnApplications,
  paging: Paging,
): Promise<Page<ApplicationRow>> {
  const query = ownRows(db, now)
    .where('application.member_no', '=', memberNo)
    .where('application.kind', '=', kind)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.application_no', 'desc');
  return fetchPage(query, paging);
}

/** Finds one of the member's applications; undefined for another member's. */
export async function findOwn(
  db: Queries,
  { memberNo, kind, now }: OwnApplications,
  applicationNo: number,
): Promise<ApplicationRow | undefined> {
  return ownRows(db, now)
    .where('application.application_no', '=', applicationNo)
    .where('application.member_no', '=', memberNo)
    .where('application.kind', '=', kind)
    .executeTakeFirst();
}

/** Counts the member's live applications for a course or exam. */
export async function countLive(
  db: Queries,
  memberNo: number,
  kind: OfferingKind,
  offeringNo: number,
): Promise<number> {
  const { live } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('member_no', '=', memberNo)
    .where(OFFERING_KINDS[kind].key, '=', offeringNo)
    .where('status', 'not in', APPLICATION_DEAD_STATES)
    .executeTakeFirstOrThrow();
  return live;
}

/** True if the member has completed a course of a grade, here or in the association's former system. */
export const hasCompletedCourse = async (db: Queries, memberNo: number, grade: 1 | 2): Promise<boolean> =>
  (await hasCompleted('application', db, memberNo, grade)) ||
  (await hasCompleted('imported_application', db, memberNo, grade));

async function hasCompleted(
  table: 'application' | 'imported_application',
  db: Queries,
  memberNo: number,
  grade: 1 | 2,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('kind')
    .where('member_no', '=', memberNo)
    .where('kind', '=', 'education')
    .where('status', '=', 'COMPLETED')
    .where('grade', '=', grade)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks an application until the transaction ends. Every change of an application, its payment or its seat locks the
 * application first, the payment second and the course or exam last, which prevents deadlocks.
 */
export async function lockApplication(
  db: Queries,
  applicationNo: number,
): Promise<Selectable<ApplicationTable> | undefined> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks a member's applications, before the member: acts on an application lock the member after it. */
export async function lockApplicationsOf(db: Queries, memberNo: number): Promise<void> {
  await db
    .selectFrom('application')
    .select('application_no')
    .where('member_no', '=', memberNo)
    .orderBy('application_no')
    .forNoKeyUpdate()
    .execute();
}

/** Columns written together with the status. */
export type StatusColumns = Pick<
  Updateable<ApplicationTable>,
  'examination_code' | 'confirmed_at' | 'expired_at' | 'payment_no'
>;
