import type { Calls, CallValue } from '@portal/shared/contract';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { listOpenCertificates } from '../matters/certificates.ts';
import { findNextDate } from '../matters/nextDate.ts';
import { listOpenRefunds } from '../matters/refunds.ts';
import { countTasks } from './counts.ts';
import { listToInvite } from './seats.ts';
import { listTicketTasks } from './tickets.ts';
import { accountTasks, feeTasks, listToPay, listToTake, listToTransfer, presentWaiting } from './waiting.ts';

/** Overview for the caller: pending tasks, the next date, and refunds under way. */
export async function viewMyTasks(
  _input: CallValue<Calls['getMapMyMatters']>,
  { db, now, caller: { memberNo } }: MemberContext,
) {
  const refunds = await listOpenRefunds(db, memberNo);
  const certificates = await listOpenCertificates(db, memberNo);
  return {
    waiting: presentWaiting(
      [
        ...(await listToTake(db, memberNo, now)),
        ...(await listToPay(db, memberNo, now)),
        ...(await listToTransfer(db, memberNo, now)),
        ...(await listToInvite(db, memberNo, now)),
        ...(await listTicketTasks(db, memberNo, now)),
        ...accountTasks(refunds, now),
        ...feeTasks(certificates, now),
      ],
      now,
    ),
    next: await findNextDate(db, memberNo, now),
    refunds: [
      ...refunds.map(({ title, amount, statusName, path }) => ({ title, amount, statusName, path })),
      ...certificates
        .filter(({ feeOwed }) => feeOwed > 0)
        .map(({ title, feeOwed, statusName, path }) => ({ title, amount: feeOwed, statusName, path })),
    ],
    counts: await countTasks(db, memberNo, now),
  };
}
