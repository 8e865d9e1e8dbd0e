import { sql } from 'kysely';
import { yearsLater } from '../../../clock/durations.ts';
import type { GroupRow } from '../../../database/types/tables/group.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { OPEN_REFUND_STATES } from '../../../lifecycles/refund.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { seal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';
import { listComplaints } from '../../space/inquiries/eraseInquiries.ts';

/** Years for which contracts and payments, and complaints, must be retained by law; education has no end. */
export const CONTRACT_YEARS = 5;
export const COMPLAINT_YEARS = 3;

type RetainContext = Pick<CallContext, 'db' | 'now' | 'configuration'>;
interface NewRecord {
  memberNo: number;
  kind: 'contract' | 'education';
  content: object;
  /** Null: without end. */
  keepUntil: Date | null;
}

const contextOfRow = (recordNo: number) => sealContextOf('retained_record:sealed', recordNo);

async function insertRecord(
  { memberNo, kind, content, keepUntil }: NewRecord,
  { db, now, configuration }: RetainContext,
): Promise<void> {
  // The seal is bound to the row's number, so the number is drawn before the insert.
  const {
    rows: [sequence],
  } = await sql<{ record_no: number }>`
    select nextval(pg_get_serial_sequence('retained_record', 'record_no')) as record_no`.execute(db);
  if (!sequence) throw new Error('the sequence of retained_record gave no number');
  const recordNo = sequence.record_no;
  await db
    .insertInto('retained_record')
    .values({
      record_no: recordNo,
      member_no: memberNo,
      kind,
      sealed: seal(configuration.encryptionKeys, JSON.stringify(content), contextOfRow(recordNo)),
      kept_from: now,
      keep_until: keepUntil,
    })
    .execute();
}

/**
 * Moves personal data of applications, payments, refunds, certificates and complaints into sealed records: contracts
 * are retained for five years from the withdrawal, complaints for three, completed education without end. The remaining
 * rows have no name; a certificate stays valid, under the masked name that its check shows. Account numbers of money
 * owed, and the name and address on a paid certificate, remain for the office until the retention job erases them.
 */
export async function retainRecords(member: MemberRow, context: RetainContext): Promise<void> {
  const { db, now } = context;
  const memberNo = member.member_no;
  const applications = await db
    .selectFrom('application')
    .select(['application_no', 'kind', 'status', 'terms', 'answers', 'applied_at', 'examination_code', 'changed_to'])
    .where('member_no', '=', memberNo)
    .orderBy('application_no')
    .execute();
  const payments = await db.selectFrom('payment').selectAll().where('member_no', '=', memberNo).execute();
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select([
      'refund.refund_no',
      'refund.application_no',
      'refund.bank',
      'refund.account_name',
      'refund.account_masked',
      'refund.amount',
      'refund.reject_reason',
    ])
    .where('application.member_no', '=', memberNo)
    .execute();
  const consents = await db
    .selectFrom('application_consent')
    .innerJoin('application', 'application.application_no', 'application_consent.application_no')
    .selectAll('application_consent')
    .where('application.member_no', '=', memberNo)
    .execute();
  const groups = await db
    .selectFrom('employer_group')
    .innerJoin('application', 'application.application_no', 'employer_group.group_no')
    .selectAll('employer_group')
    .where('application.member_no', '=', memberNo)
    .execute();
  const { name, user_phone: userPhone, user_birth: userBirth } = member;

  for (const application of applications) {
    const applicationNo = application.application_no;
    const contract = {
      name,
      userPhone,
      application,
      ...ofNumber(groups, applicationNo),
      payments: payments.filter((payment) => payment.application_no === applicationNo),
      refunds: refunds.filter((refund) => refund.application_no === applicationNo),
      consents: consents.filter((consent) => consent.application_no === applicationNo),
    };
    await insertRecord(
      { memberNo, kind: 'contract', content: contract, keepUntil: yearsLater(now, CONTRACT_YEARS) },
      context,
    );
    if (application.kind === 'education' && application.status === 'COMPLETED') {
      const education = { name, userBirth, terms: application.terms, applicationNo };
      await insertRecord({ memberNo, kind: 'education', content: education, keepUntil: null }, context);
    }
  }
  await retainCertificates(memberNo, context);
  await retainPapers(memberNo, context);
  await retainHygiene(member, context);
  await retainImportedApplications(member, context);
  await retainCashReceipts(memberNo, context);
  await retainComplaints(member, context);
  const applicationNos = applications.map((application) => application.application_no);
  if (applicationNos.length === 0) return;
  await sql`
    update application set answers = '{}', photo_return_reason = null where member_no = ${memberNo}`.execute(db);
  await db
    .updateTable('refund')
    .set({ account_name: '', account_masked: '', account_sealed: null, reject_reason: '' })
    .where('application_no', 'in', applicationNos)
    .where('status', 'not in', OPEN_REFUND_STATES)
    .execute();
}

/** Group of an application, with its business. */
function ofNumber(groups: readonly GroupRow[], applicationNo: number): { group?: GroupRow } {
  const group = groups.find(({ group_no }) => group_no === applicationNo);
  return group ? { group } : {};
}

async function retainCertificates(memberNo: number, context: RetainContext): Promise<void> {
  const { db, now } = context;
  const certificates = await db
    .selectFrom('certificate')
    .select(['certificate_no', 'cert_name', 'status', 'holder_name', 'user_phone', 'number', 'issued_at', 'fee'])
    .select(['post_code', 'post_address', 'post_address2', 'sent_at', 'carrier', 'tracking_number'])
    .select(['requested_at', 'paid_at', 'deposited_on', 'fee_owed', 'fee_returned_at'])
    .select(['fee_bank', 'fee_account_name', 'fee_account_masked'])
    .where('member_no', '=', memberNo)
    .orderBy('certificate_no')
    .execute();
  for (const certificate of certificates)
    await insertRecord(
      { memberNo, kind: 'contract', content: { certificate }, keepUntil: yearsLater(now, CONTRACT_YEARS) },
      context,
    );
  await db
    .updateTable('certificate')
    .set({ holder_name: null, user_phone: null, ...NO_ADDRESS })
    .where('member_no', '=', memberNo)
    .where('status', '<>', 'PAID')
    .execute();
  await db
    .updateTable('certificate')
    .set(NO_FEE_ACCOUNT)
    .where('member_no', '=', memberNo)
    .where((either) => either.or([either('fee_owed', '=', 0), either('fee_returned_at', 'is not', null)]))
    .execute();
}

/**
 * Retains the names on completions and receipts; their numbers stay valid, under the masked names that their check
 * shows.
 */
async function retainPapers(memberNo: number, context: RetainContext): Promise<void> {
  const { db, now } = context;
  const papers = await db.selectFrom('paper').selectAll().where('member_no', '=', memberNo).execute();
  if (papers.length === 0) return;
  await insertRecord(
    { memberNo, kind: 'contract', content: { papers }, keepUntil: yearsLater(now, CONTRACT_YEARS) },
    context,
  );
  await db
    .updateTable('paper')
    .set({ recipient_name: null, business_number: '' })
    .where('member_no', '=', memberNo)
    .execute();
}

/** Retains whose completions of hygiene education they are; the rows have masked names. */
async function retainHygiene({ member_no: memberNo, name, user_birth: userBirth }: MemberRow, context: RetainContext) {
  const completions = await context.db
    .selectFrom('hygiene_completion')
    .select(['number', 'course', 'completed_on', 'provider', 'lcns_no', 'bssh_nm'])
    .where('member_no', '=', memberNo)
    .orderBy('completion_no')
    .execute();
  if (completions.length === 0) return;
  const content = { name, userBirth, completions };
  await insertRecord({ memberNo, kind: 'education', content, keepUntil: null }, context);
}

/** Retains whose applications of the former system they are; the rows have no names. */
async function retainImportedApplications(member: MemberRow, context: RetainContext) {
  const { member_no: memberNo, name, user_phone: userPhone, user_birth: userBirth } = member;
  const imported = await context.db
    .selectFrom('imported_application')
    .selectAll()
    .where('member_no', '=', memberNo)
    .orderBy('imported_application_no')
    .execute();
  if (imported.length === 0) return;
  const applications = imported.map(({ row_hash: _, ...row }) => row);
  const keepUntil = yearsLater(context.now, CONTRACT_YEARS);
  await insertRecord({ memberNo, kind: 'contract', content: { name, userPhone, applications }, keepUntil }, context);
  const completed = applications.filter(({ status }) => status === 'COMPLETED');
  if (completed.length > 0)
    await insertRecord(
      { memberNo, kind: 'education', content: { name, userBirth, applications: completed }, keepUntil: null },
      context,
    );
}

/** Retains cash receipts reported to the tax office; retracts those not issued yet. */
async function retainCashReceipts(memberNo: number, context: RetainContext): Promise<void> {
  const { db, now } = context;
  const receipts = await db
    .selectFrom('cash_receipt')
    .select(['cash_receipt_no', 'payment_no', 'certificate_no', 'type', 'number_masked', 'status'])
    .select(['amount', 'cancelled', 'issue_number', 'requested_at', 'issued_at'])
    .where('member_no', '=', memberNo)
    .execute();
  if (receipts.length === 0) return;
  await insertRecord(
    { memberNo, kind: 'contract', content: { receipts }, keepUntil: yearsLater(now, CONTRACT_YEARS) },
    context,
  );
  const own = db.updateTable('cash_receipt').where('member_no', '=', memberNo);
  await own.set({ status: 'RETRACTED', number_sealed: null }).where('status', 'in', ['REQUESTED', 'FAILED']).execute();
  await own.set({ number_masked: '' }).execute();
  // A receipt that the tax office has not confirmed may have to be issued again: its number is erased on confirmation.
  await own.set({ number_sealed: null }).where('confirmed_at', 'is not', null).execute();
}

const NO_ADDRESS = { post_code: '', post_address: '', post_address2: '' };
const NO_FEE_ACCOUNT = { fee_bank: '', fee_account_name: '', fee_account_masked: '', fee_account_sealed: null };

/** Retains complaints among the contracts: the table has no kind for them, and `keep_until` has their period. */
async function retainComplaints(
  { member_no: memberNo, name, user_phone: userPhone }: MemberRow,
  context: RetainContext,
) {
  const keepUntil = yearsLater(context.now, COMPLAINT_YEARS);
  for (const complaint of await listComplaints(context.db, memberNo))
    await insertRecord({ memberNo, kind: 'contract', content: { name, userPhone, complaint }, keepUntil }, context);
}
