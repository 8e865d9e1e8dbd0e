import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { DAY_MS, HOUR_MS } from '../../../clock/durations.ts';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { findNewestRefund, type BankAccount } from '../../../enrolment/refund/store.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { openSandbox } from '../../../integrations/gateway/openGateway.ts';
import { taxFreeOf } from '../../../money/taxFree.ts';
import { callOff } from '../../manager/applications/decisions.ts';
import { storeFinding } from '../../payment/findings/store.ts';
import { loadAttendance } from './attendance.ts';
import { loadCashReceipts } from './cashReceipts.ts';
import { demoCourses } from './courses.ts';
import { loadTariffDemo } from './demoTariff.ts';
import { loadBulletin } from './loadBulletin.ts';
import { loadHalls } from './loadHalls.ts';
import { loadLecturers } from './loadLecturers.ts';
import { applyAndPay, move, payAt } from './payingMember.ts';

/** The bank accounts of the members in `user/demo/holders.ts`. */
const accountOf = (accountName: string, account: string): BankAccount => ({ accountName, bank: '한빛은행', account });

/** A payment at the gateway that is missing from our books. */
const STRANGE_PAYMENT = { paymentNo: 999_999_999, amount: 35_000 };

/**
 * Creates work of every kind for the office through the commands of members, employees and the gateway, dated over the
 * last days, so that the books balance.
 */
export async function loadOfficeDemo(
  db: Queries,
  now: Date,
  _files: FileStore,
  keys: Configuration['encryptionKeys'],
): Promise<void> {
  const at = (daysAgo: number): MoneyContext => ({ db, now: new Date(now.getTime() - daysAgo * DAY_MS), keys, log });
  const { weekend, camp, calledOff } = await demoCourses(db, now);
  const pay = (
    userId: string,
    educationNo: number,
    daysAgo: number,
    way: Pick<Parameters<typeof applyAndPay>[0], 'method' | 'buttons'>,
  ) => applyAndPay({ userId, educationNo, ...way }, at(daysAgo));

  // Cancellation requests; the second needs four eyes.
  const small = await pay('member13', weekend, 7, CARD);
  await move(small, { event: 'cancel', by: 'member', account: accountOf('서미진', '11033344455') }, at(3));
  const large = await pay('member14', camp, 8, CARD);
  await move(large, { event: 'cancel', by: 'member', account: accountOf('강동원', '22044455566') }, at(1.2));

  // Approved, then rejected by the bank for its account.
  const refused = await pay('member17', weekend, 6, DEPOSIT);
  await move(refused, { event: 'cancel', by: 'member', account: accountOf('문가영', '33055566677') }, at(4));
  await move(refused, { event: 'approve', by: 'staff' }, at(2));
  await refuseRefund(refused, at(2));

  // A partial refund of a mobile carrier payment: transferred by hand to an account.
  const byPhone = await pay('member15', weekend, 6, PHONE);
  await move(byPhone, { event: 'cancel', by: 'member', account: accountOf('허순임', '44066677788') }, at(4));
  await move(byPhone, { event: 'approve', by: 'staff' }, at(1));

  // The course is called off, and the deposit still needs a refund account.
  await pay('member18', calledOff, 9, DEPOSIT);
  await callOff({ kind: 'education', offeringNo: calledOff }, at(2));

  // The gateway collected a different amount, and the seat's hold has expired meanwhile.
  const odd = await pay('member18', weekend, 1, OTHER_AMOUNT);
  await move(odd, { event: 'duePassed', by: 'system' }, { ...at(1), now: new Date(at(1).now.getTime() + HOUR_MS) });

  await loadCashReceipts(weekend, at);
  await loadAttendance(db, now);
  await leaveFinding(db, now, keys);
  await loadTariffDemo(db, now);
  await loadBulletin(db, now);
  await loadHalls(db, now);
  await loadLecturers(db, now, keys);
  await markSent(db);
}

const CARD = { method: 'card', buttons: ['approve'] } as const;
const PHONE = { method: 'phone', buttons: ['approve'] } as const;
const DEPOSIT = { method: 'vbank', buttons: ['issue', 'deposit'] } as const;
const OTHER_AMOUNT = { method: 'card', buttons: ['wrongAmount'] } as const;

/** A transition that a life cycle rejects is a bug in the demo. */
const log = {
  warn: (details: object, message: string) => {
    throw new Error(`${message}: ${JSON.stringify(details)}`);
  },
};

async function refuseRefund(applicationNo: number, { db }: MoneyContext): Promise<void> {
  const refund = await findNewestRefund(db, applicationNo);
  if (!refund) throw new Error(`application ${applicationNo} has no refund`);
  await writeTransition(db, 'refund', { no: refund.refund_no, from: 'APPROVED', to: 'EXECUTING' });
  await writeTransition(db, 'refund', {
    no: refund.refund_no,
    from: 'EXECUTING',
    to: 'FAILED',
    columns: { failure: 'REFUSED' },
  });
}

/** Stores a finding as the nightly comparison would. The next run finds it again and stores it only once. */
async function leaveFinding(db: Queries, now: Date, keys: MoneyContext['keys']): Promise<void> {
  const day = addDays(seoulDay(now), -1);
  const paidAt = seoulInstant(day, '16:12');
  const { amount } = STRANGE_PAYMENT;
  const gateway = openSandbox({ db, keys, now: () => paidAt });
  const taxFreeAmount = taxFreeOf('education', amount);
  const order = { ...STRANGE_PAYMENT, taxFreeAmount, method: 'card', title: '다른 상점의 주문', dueAt: now } as const;
  const { gatewayNo } = await gateway.open(order);
  await payAt(gateway, gatewayNo, 'approve');
  await storeFinding(db, {
    day,
    kind: 'UNKNOWN_PAYMENT',
    gateway_no: gatewayNo,
    payment_no: null,
    gateway_amount: amount,
    our_amount: 0,
    found_at: seoulInstant(seoulDay(now)),
  });
}

/** Marks the gateway's webhooks and the members' notices as sent at their own times. */
async function markSent(db: Queries): Promise<void> {
  await db
    .updateTable('sandbox_callback')
    .set((column) => ({ delivered_at: column.ref('send_at') }))
    .where('delivered_at', 'is', null)
    .execute();
  await db
    .updateTable('member_notice')
    .set((column) => ({ queued_at: column.ref('raised_at') }))
    .where('queued_at', 'is', null)
    .execute();
}
