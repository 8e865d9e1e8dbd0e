import type { Calls, CallValue } from '@portal/shared/contract';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { listOpenCertificates } from './certificates.ts';
import { countMatters } from './counts.ts';
import { findNextDate } from './nextDate.ts';
import { listOpenRefunds } from './refunds.ts';
import { accountMatters, feeMatters, listToPay, listToTake, presentWaiting } from './waiting.ts';

/** Overview for the caller: pending tasks, the next date, and refunds under way. */
export async function viewMyMatters(
  _input: CallValue<Calls['getMapMyMatters']>,
  { db, now, caller: { memberNo } }: MemberContext,
) {
  const refunds = await listOpenRefunds(db, memberNo);
  const certificates = await listOpenCertificates(db, memberNo);
  return {
    waiting: presentWaiting([
      ...(await listToTake(db, memberNo, now)),
      ...(await listToPay(db, memberNo, now)),
      ...accountMatters(refunds, now),
      ...feeMatters(certificates, now),
    ]),
    next: await findNextDate(db, memberNo, now),
    refunds: [
      ...refunds.map(({ title, amount, statusName, path }) => ({ title, amount, statusName, path })),
      ...certificates
        .filter(({ feeOwed }) => feeOwed > 0)
        .map(({ title, feeOwed, statusName, path }) => ({ title, amount: feeOwed, statusName, path })),
    ],
    counts: await countMatters(db, memberNo, now),
  };
}
