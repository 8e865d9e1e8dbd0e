import type { CertificateStatus } from '@portal/shared/contract';
import { maskName } from '@portal/shared/format';
import { inTransaction } from '../../../database/transaction.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { certificateLifecycle } from '../../../lifecycles/certificate.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { moveCertificate, supersede, type Tracking } from './moveCertificate.ts';
import { notifyHolder } from './notices.ts';
import { drawNumber } from './number.ts';
import { hasFeeCome, insertCertificate, isValid, lockCertificate, NO_DATES } from './store.ts';

/** Decision of an employee about a certificate. */
type Decision =
  /** The fee arrived on the association's account on this day; a late one is owed back. */
  | { event: 'transferred'; day: string }
  /** Rejects or revokes it, with a reason for the member. The fee of a rejected one is owed back. */
  | { event: 'reject' | 'revoke'; reason: string }
  /**
   * Assigns the number; an earlier certificate of the grade becomes invalid. `grade` is required and read only for an
   * exam that was named by hand without one.
   */
  | { event: 'issue'; grade?: 1 | 2 }
  /** The card was posted, under this tracking number if known. */
  | { event: 'send'; tracking?: Tracking };

/** Decides on a certificate for the office. Returns the new status; null if the life cycle does not permit it. */
export const decideCertificate = (
  certificateNo: number,
  decision: Decision,
  context: MoneyContext,
): Promise<CertificateStatus | null> =>
  inTransaction(context.db, async (db) => {
    const certificate = await lockCertificate(db, certificateNo);
    return certificate ? moveCertificate(certificate, { ...decision, by: 'staff' }, { ...context, db }) : null;
  });

/**
 * Reissues a valid certificate without a fee, under a new number: after a misprint, a card lost in the post, or a
 * change of name. Returns the number of the new row; null if the old one is not valid or its holder has withdrawn.
 */
export function reissueCertificate(
  { certificateNo, reason }: { certificateNo: number; reason: string },
  context: MoneyContext,
): Promise<number | null> {
  return inTransaction(context.db, async (db) => {
    const { now, log } = context;
    const inside = { ...context, db };
    const old = await lockCertificate(db, certificateNo);
    const holder =
      old && (await db.selectFrom('member').select('name').where('member_no', '=', old.member_no).executeTakeFirst());
    const move = { from: null, event: 'reissue', by: 'staff' } as const;
    const line = await transition(
      certificateLifecycle,
      move,
      () => isValid(old?.status) && Boolean(holder?.name),
      log,
      { certificateNo },
    );
    if (!line || !old?.grade || !holder?.name) return null;
    await supersede({ memberNo: old.member_no, grade: old.grade }, inside);
    const issued = await insertCertificate(db, {
      ...NO_DATES,
      member_no: old.member_no,
      application_no: old.application_no,
      replaces_no: certificateNo,
      status: line.to,
      cert_name: old.cert_name,
      grade: old.grade,
      holder_name: holder.name,
      holder_masked: maskName(holder.name),
      user_phone: old.user_phone,
      fee: 0,
      requested_at: now,
      paid_at: now,
      number: await drawNumber(db, old.grade, now),
      issued_at: now,
      reason,
      post_code: old.post_code,
      post_address: old.post_address,
      post_address2: old.post_address2,
      addressed_at: old.addressed_at,
    });
    await notifyHolder(line, issued, inside);
    return issued.certificate_no;
  });
}

/**
 * Records a repeated deposit of a fee, on the day of its bank line, as a separate row, which is owed back in full.
 * Returns its number; null if no deposit came before or the holder has withdrawn.
 */
export async function oweSurplusFee(
  { certificateNo, day }: { certificateNo: number; day: string },
  context: MoneyContext,
): Promise<number | null> {
  const { db, now, log } = context;
  const paid = await lockCertificate(db, certificateNo);
  const mayOwe = () => paid !== undefined && hasFeeCome(paid) && paid.holder_name !== null;
  const move = { from: null, event: 'paidAgain', by: 'staff' } as const;
  const line = await transition(certificateLifecycle, move, mayOwe, log, { certificateNo });
  if (!line || !paid) return null;
  const surplus = await insertCertificate(db, {
    ...NO_DATES,
    member_no: paid.member_no,
    application_no: paid.application_no,
    replaces_no: null,
    surplus_of: certificateNo,
    status: line.to,
    cert_name: paid.cert_name,
    grade: paid.grade,
    holder_name: paid.holder_name,
    holder_masked: paid.holder_masked,
    user_phone: paid.user_phone,
    fee: paid.fee,
    fee_owed: paid.fee,
    requested_at: now,
    due_at: now,
    ended_at: now,
    deposited_on: day,
  });
  await notifyHolder(line, surplus, context);
  return surplus.certificate_no;
}
