import { TASK_DUE_NAMES, TASK_NAMES, type TaskKind } from '@portal/shared/contract/myTasks';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { isOverdue } from '../../../enrolment/invoice/present.ts';
import { received } from '../../../enrolment/invoice/store.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { listLivePlaces } from '../../../enrolment/queue/ownPlaces.ts';
import { UNSETTLED_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import { applicationPage, formPath, groupFormPath, paymentPath } from '../../../notices/pages.ts';
import type { MemberCertificate } from '../matters/certificates.ts';
import type { MemberRefund } from '../matters/refunds.ts';

/** Task of a member. */
export interface Task {
  kind: TaskKind;
  title: string;
  /** Won; 0 if the task is not about money. */
  amount: number;
  dueAt: Date | null;
  /** As its page says; without it, from the deadline on. */
  isOverdue?: boolean;
  path: string;
}

/** Tasks of the member, the earliest deadline first; those without one come last. */
export function presentWaiting(matters: readonly Task[], now: Date) {
  const ends = ({ dueAt }: Task) => dueAt?.getTime() ?? Infinity;
  return [...matters]
    .sort((one, other) => (ends(one) < ends(other) ? -1 : Number(ends(one) > ends(other))))
    .map((matter) => ({
      ...matter,
      kindName: TASK_NAMES[matter.kind],
      dueAt: matter.dueAt && seoulTimestamp(matter.dueAt),
      isOverdue: matter.isOverdue ?? (matter.dueAt !== null && matter.dueAt <= now),
      dueName: TASK_DUE_NAMES[matter.kind],
    }));
}

/** Seats that the member is offered in a queue. */
export async function listToTake(db: Queries, memberNo: number, now: Date): Promise<Task[]> {
  const places = await listLivePlaces(memberNo, db);
  return places.flatMap(({ kind, offeringNo, title, price, status, offerDueAt, isGroup, seats }): Task[] => {
    if (status !== 'OFFERED' || !offerDueAt || offerDueAt <= now) return [];
    const path = (isGroup ? groupFormPath : formPath)(kind, offeringNo);
    return [{ kind: 'takeSeat', title, amount: price * seats, dueAt: offerDueAt, path }];
  });
}

/**
 * Applications with a seat held until payment. Excludes those with a payment of unknown outcome or amount: the member
 * has nothing to do, and would start a second payment.
 */
export async function listToPay(db: Queries, memberNo: number, now: Date): Promise<Task[]> {
  const rows = await db
    .selectFrom('application')
    .select(['application_no', 'kind', 'education_no', 'examination_no', 'terms', 'price', 'pay_due_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment')
          .select('payment_no')
          .whereRef('payment.application_no', '=', 'application.application_no')
          .where('payment.status', '=', 'AWAITING_DEPOSIT'),
      ).as('has_account'),
    )
    .where('member_no', '=', memberNo)
    .where('status', '=', 'HELD')
    .where('pay_due_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment_no')
            .whereRef('payment.application_no', '=', 'application.application_no')
            .where('payment.status', 'in', UNSETTLED_PAYMENT_STATES),
        ),
      ),
    )
    .orderBy('application_no')
    .execute();
  return rows.map(({ application_no, kind, education_no, examination_no, terms, price, pay_due_at, has_account }) => ({
    kind: has_account ? 'deposit' : 'pay',
    title: offeringTitle(terms),
    amount: price,
    dueAt: pay_due_at,
    path: has_account
      ? applicationPage(kind, application_no).path
      : paymentPath(kind, education_no ?? examination_no ?? 0, application_no),
  }));
}

/** Groups that the employer pays by transfer after a bill, with the sum that has not come yet. */
export async function listToTransfer(db: Queries, memberNo: number, now: Date): Promise<Task[]> {
  const rows = await db
    .selectFrom('group_invoice')
    .innerJoin('application', 'application.application_no', 'group_invoice.group_no')
    .select(['group_no', 'terms', 'group_invoice.amount', 'group_invoice.status', 'due_at'])
    .select(received.as('received'))
    .where('application.member_no', '=', memberNo)
    .where('group_invoice.status', '=', 'OPEN')
    .orderBy('invoice_no')
    .execute();
  return rows.map(({ group_no, terms, amount, status, received: paid, due_at }) => ({
    kind: 'deposit',
    title: `${offeringTitle(terms)} 단체`,
    amount: Math.max(0, amount - paid),
    dueAt: due_at,
    isOverdue: isOverdue({ status, due_at }, now),
    path: applicationPage('group', group_no).path,
  }));
}

/** Refunds for which the member names an account, or checks the one that an employee named. */
export const accountTasks = (refunds: readonly MemberRefund[], now: Date): Task[] =>
  refunds.flatMap(({ status, payableFrom, title, amount, path }): Task[] => {
    if (status === 'AWAITING_ACCOUNT') return [{ kind: 'nameRefundAccount', title, amount, dueAt: null, path }];
    return status === 'APPROVED' && payableFrom && payableFrom > now
      ? [{ kind: 'checkRefundAccount', title, amount, dueAt: payableFrom, path }]
      : [];
  });

/** Certificate fees that the member has to transfer, and returned fees without an account. */
export const feeTasks = (certificates: readonly MemberCertificate[], now: Date): Task[] =>
  certificates.flatMap(({ status, dueAt, title, fee, feeOwed, hasFeeAccount, path }): Task[] => {
    if (feeOwed > 0)
      return hasFeeAccount ? [] : [{ kind: 'nameFeeAccount', title, amount: feeOwed, dueAt: null, path }];
    return status === 'AWAITING_TRANSFER' && dueAt && dueAt > now
      ? [{ kind: 'transferFee', title, amount: fee, dueAt, path }]
      : [];
  });
