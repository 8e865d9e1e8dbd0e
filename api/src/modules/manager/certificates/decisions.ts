import type { CertificateStatus } from '@portal/shared/contract';
import { maskName } from '@portal/shared/format';
import { inTransaction } from '../../../database/transaction.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { certificateLifecycle } from '../../../lifecycles/certificate.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { moveCertificate, supersede } from './moveCertificate.ts';
import { notifyHolder } from './notices.ts';
import { drawNumber } from './number.ts';
import { insertCertificate, isValid, lockCertificate, NO_DATES } from './store.ts';

/** The office's entries for certificates. Each answers the new status; null when the life cycle does not allow it. */

type Decision = Parameters<typeof moveCertificate>[1];

const decide = (certificateNo: number, move: Decision, context: MoneyContext): Promise<CertificateStatus | null> =>
  inTransaction(context.db, async (db) => {
    const certificate = await lockCertificate(db, certificateNo);
    return certificate ? moveCertificate(certificate, move, { ...context, db }) : null;
  });

/**
 * The fee has come to the association's account, on this day. A request that has ended goes on where it came in time;
 * otherwise the fee is owed back, and the status stays.
 */
export const confirmTransfer = (
  { certificateNo, day }: { certificateNo: number; day: string },
  context: MoneyContext,
) => decide(certificateNo, { event: 'transferred', by: 'staff', day }, context);

/** The request is refused; the member reads why, and the fee is owed back. */
export const rejectCertificate = (
  { certificateNo, reason }: { certificateNo: number; reason: string },
  context: MoneyContext,
) => decide(certificateNo, { event: 'reject', by: 'staff', reason }, context);

/**
 * Gives the number; an earlier certificate of the grade becomes invalid. `grade` is needed, and read, only where the
 * exam was named by hand without one.
 */
export const issueCertificate = (
  { certificateNo, grade }: { certificateNo: number; grade?: 1 | 2 },
  context: MoneyContext,
) => decide(certificateNo, { event: 'issue', by: 'staff', ...(grade && { grade }) }, context);

/** The card is in the post. */
export const sendCertificate = ({ certificateNo }: { certificateNo: number }, context: MoneyContext) =>
  decide(certificateNo, { event: 'send', by: 'staff' }, context);

/** The qualification is withdrawn; the member reads why, and the number is invalid from now on. */
export const revokeCertificate = (
  { certificateNo, reason }: { certificateNo: number; reason: string },
  context: MoneyContext,
) => decide(certificateNo, { event: 'revoke', by: 'staff', reason }, context);

/**
 * Issues a valid certificate again without a fee, under a new number: a misprint, a card lost in the post, another
 * name. Answers the number of the new row; null when the old one is not valid or its holder has withdrawn.
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
    });
    await notifyHolder(line, issued, inside);
    return issued.certificate_no;
  });
}
