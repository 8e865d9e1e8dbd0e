import { sql } from 'kysely';
import { REFUND_STATUS_NAMES, type CallAnswer, type Calls, type CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { paidByName } from '../../../enrolment/payment/paidByName.ts';
import { RECEIPT_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import { OPEN_REFUND_STATES } from '../../../lifecycles/refund.ts';
import { applicationPage, certificatePage } from '../../../notices/pages.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { feeCameAt, feeTitle, OUR_ACCOUNT } from './receiptOf.ts';

type OwnPayment = CallAnswer<Calls['getListBoxPayment']>['list'][number];

/** Numbers and times of a member's payments and paid certificate fees: all that have a receipt. */
const paidBy = (db: Queries, memberNo: number) =>
  db
    .selectFrom('payment')
    .select(sql<number | null>`payment_no`.as('payment_no'))
    .select(sql<number | null>`null::bigint`.as('certificate_no'))
    .select(sql<Date>`paid_at`.as('paid_at'))
    .where('member_no', '=', memberNo)
    .where('status', 'in', RECEIPT_PAYMENT_STATES)
    .where('paid_at', 'is not', null)
    .unionAll(
      db
        .selectFrom('certificate')
        .select(sql<number | null>`null::bigint`.as('payment_no'))
        .select(sql<number | null>`certificate_no`.as('certificate_no'))
        .select(sql<Date>`paid_at`.as('paid_at'))
        .where('member_no', '=', memberNo)
        .where('fee', '>', 0)
        .where('paid_at', 'is not', null),
    );

const withFacts = (db: Queries, memberNo: number) =>
  db
    .selectFrom(paidBy(db, memberNo).as('paid'))
    .leftJoin('payment', 'payment.payment_no', 'paid.payment_no')
    .leftJoin('application', 'application.application_no', 'payment.application_no')
    .leftJoin('certificate', 'certificate.certificate_no', 'paid.certificate_no')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refund')
          .select(sql<number | null>`sum(amount)::integer`.as('won'))
          .select(({ fn }) => [fn.min('refund.status').as('from'), fn.max('refund.status').as('to')])
          .whereRef('refund.payment_no', '=', 'paid.payment_no')
          .where('refund.status', 'in', OPEN_REFUND_STATES)
          .as('open_refund'),
      (join) => join.onTrue(),
    )
    .select([
      'paid.paid_at',
      'payment.pay_method',
      'easy_pay',
      'payment.amount',
      'payment.paid_amount',
      'payment.refunded_amount',
    ])
    .select(['application.application_no', 'application.kind', 'application.terms'])
    .select(['open_refund.won as refunding', 'open_refund.from', 'open_refund.to'])
    .select(['paid.certificate_no', 'cert_name', 'fee', 'fee_owed', 'fee_returned_at', 'deposited_on'])
    .orderBy('paid.paid_at', 'desc')
    .orderBy('paid.payment_no', 'desc')
    .orderBy('paid.certificate_no', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['executeTakeFirstOrThrow']>>;

/** Page of the caller's payments and certificate fees, newest first. */
export const listOwnPayments = (paging: CallValue<Calls['getListBoxPayment']>, { db, caller }: MemberContext) =>
  listPage(withFacts(db, caller.memberNo), paging, present);

const UNDER_WAY = REFUND_STATUS_NAMES.EXECUTING;

/** Open refunds of a payment; those of a group's seats may differ in their states. */
const refundingOf = ({ refunding, from, to }: Row): OwnPayment['refunding'] =>
  refunding !== null && from
    ? { amount: refunding, statusName: from === to ? REFUND_STATUS_NAMES[from] : UNDER_WAY }
    : null;

function present(row: Row): OwnPayment {
  const { kind, terms, application_no, pay_method, paid_at } = row;
  if (kind && terms && application_no && pay_method)
    return {
      userExaminationNo: application_no,
      certificateNo: null,
      what: offeringTitle(terms),
      method: paidByName({ pay_method, easy_pay: row.easy_pay }),
      amount: row.paid_amount ?? row.amount ?? 0,
      refunded: row.refunded_amount ?? 0,
      refunding: refundingOf(row),
      at: seoulTimestamp(paid_at),
      path: applicationPage(kind, application_no).path,
    };
  const feeOwed = row.fee_owed ?? 0;
  return {
    userExaminationNo: null,
    certificateNo: row.certificate_no,
    what: feeTitle(row.cert_name ?? ''),
    method: OUR_ACCOUNT,
    amount: row.fee ?? 0,
    refunded: row.fee_returned_at ? feeOwed : 0,
    refunding: feeOwed > 0 && !row.fee_returned_at ? { amount: feeOwed, statusName: UNDER_WAY } : null,
    at: seoulTimestamp(feeCameAt({ paid_at, deposited_on: row.deposited_on }) ?? paid_at),
    path: certificatePage.path,
  };
}
