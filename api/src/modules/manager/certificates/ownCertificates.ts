import { sql } from 'kysely';
import { toPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { certificateIneligibility } from '../../../enrolment/application/certificateIneligibility.ts';
import type { CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import { announcedAt } from '../../../enrolment/offering/announcedAt.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { VALID_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { presentCertificate, presentDocument, presentPass } from './present.ts';
import { examOf, hasFeeReceipt, isValid, owesFee, type CertificateRow } from './store.ts';

/**
 * Certificates that the member has requested, newest first, then announced passes without one, those first that can be
 * requested. A person has a few of them, so that both lists are read completely.
 */
export async function listCertificates(paging: Paging, { db, now, caller }: MemberContext) {
  const { memberNo } = caller;
  const passes = await listPasses(db, memberNo, now);
  const passOf = new Map(passes.map((pass) => [pass.application_no, pass]));
  const all = await db
    .selectFrom('certificate')
    .selectAll()
    .where('member_no', '=', memberNo)
    .orderBy('certificate_no', 'desc')
    .execute();
  const holder = await findHolder(db, memberNo);
  const shown = currentOf(all);
  const receipts = await newestCashReceipts(db, memberNo);
  const asked = new Set(shown.map(({ application_no }) => application_no));
  const items = [
    ...shown.map((certificate) => {
      const pass = certificate.application_no === null ? undefined : passOf.get(certificate.application_no);
      const cashReceipt = receipts.get(certificate.certificate_no);
      return presentCertificate(certificate, { all, pass, holder, cashReceipt, now });
    }),
    ...passes.filter(({ application_no }) => !asked.has(application_no)).map(presentPass),
  ];
  const from = (paging.page - 1) * paging.limit;
  return toPage({ rows: items.slice(from, from + paging.limit), totalRow: items.length }, paging, (item) => item);
}

/** Newest cash receipt of each certificate's fee. */
async function newestCashReceipts(db: Queries, memberNo: number): Promise<Map<number | null, CashReceiptRow>> {
  const rows = await db
    .selectFrom('cash_receipt')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('certificate_no', 'is not', null)
    .orderBy('cash_receipt_no')
    .execute();
  return new Map(rows.map((row) => [row.certificate_no, row]));
}

/** Printable certificate of a passed exam; null unless it is valid. */
export async function findDocument(applicationNo: number, { db, caller }: MemberContext) {
  const certificate = await db
    .selectFrom('certificate')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('member_no', '=', caller.memberNo)
    .where('status', 'in', VALID_CERTIFICATE_STATES)
    .executeTakeFirst();
  return certificate ? presentDocument(certificate, await findHolder(db, caller.memberNo)) : null;
}

/** Printable own certificate, by its number. */
export async function findOwnDocument(number: string, { db, caller }: MemberContext) {
  const certificate = await db
    .selectFrom('certificate')
    .selectAll()
    .where('number', '=', number)
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirst();
  if (!certificate) throw new HttpError('NOT_FOUND');
  const document = isValid(certificate.status)
    ? presentDocument(certificate, await findHolder(db, caller.memberNo))
    : null;
  if (!document) throw new BusinessError('PAPER_NOT_ALLOWED');
  return document;
}

/** Keeps the newest of several requests for one exam, the valid one, and those with a receipt or an owed fee. */
function currentOf(newestFirst: readonly CertificateRow[]): CertificateRow[] {
  const seen = new Set<number | string>();
  return newestFirst.filter((certificate) => {
    if (certificate.surplus_of !== null) return owesFee(certificate);
    const exam = examOf(certificate);
    const isNewest = !seen.has(exam);
    seen.add(exam);
    return isNewest || isValid(certificate.status) || owesFee(certificate) || hasFeeReceipt(certificate);
  });
}

const findHolder = (db: Queries, memberNo: number) =>
  db.selectFrom('member').select('user_birth').where('member_no', '=', memberNo).executeTakeFirstOrThrow();

/** Announced passes; unannounced ones are not listed. */
const listPasses = (db: Queries, memberNo: number, now: Date) =>
  db
    .selectFrom('application')
    .innerJoin('examination', 'examination.examination_no', 'application.examination_no')
    .where('application.member_no', '=', memberNo)
    .where('application.kind', '=', 'exam')
    .where('application.status', '=', 'PASSED')
    .where(announcedAt, '<=', now)
    .select(['application.application_no', 'application.terms', 'application.changed_to', 'application.grade'])
    .select(certificateIneligibility(now).as('ineligible_reason'))
    .orderBy(sql`${certificateIneligibility(now)} is not null`)
    .orderBy(announcedAt, 'desc')
    .orderBy('application.application_no', 'desc')
    .execute();
