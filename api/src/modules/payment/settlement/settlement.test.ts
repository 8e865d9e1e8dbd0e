import { CODES } from '@portal/shared/contract';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { queueMessages } from '../../../integrations/message/outbox.ts';
import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { describeWithDatabase, duringChange, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { callOff, decide } from '../../manager/applications/decisions.ts';
import { cancelForm, seatsTaken } from '../../manager/testing/offerings.ts';
import { addPaid } from '../../office/testing/applications.ts';
import { removeErasedFiles } from '../../user/withdrawal/erasedFiles.ts';
import { hasOpenTasks } from '../../user/withdrawal/openTasks.ts';
import { listOpenFindings } from '../findings/store.ts';
import { reconcile } from '../reconciliation/reconcileJob.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { DAY_MINUTES, MINUTES_UNTIL_AFTER_THE_DEPOSIT, openMoney } from '../testing/money.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { expireHeld } from './expireJob.ts';
import { inquireSilent } from './inquiryJob.ts';
import { settle } from './settle.ts';

const TWO_DAYS_MINUTES = 2 * 24 * 60;

describeWithDatabase('calling off', (open) => {
  const held = openMoney(open);

  describe('a course that is called off', () => {
    test('releases held seats, and late money is refunded', async () => {
      const { checkout, checkoutUrl, staff, educationNo, states, db, start, refunds } = await held();
      expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(1);
      expect(await states()).toEqual(['FAILED', 'CANCELLED']);
      expect(await seatsTaken(db, educationNo)).toBe(0);
      expect(await start('card')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await checkout.takeMoney(checkoutUrl);
      await checkout.deliver();
      expect(await states()).toEqual(['PAID', 'CANCELLED']);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 50_001, cause: 'OVERPAID' }]);
    });

    test('is not confirmed by a payment that arrives between the decision and its work', async () => {
      const { checkout, checkoutUrl, educationNo, states, db, start, refunds } = await held();
      await db.updateTable('education').set({ called_off: true }).where('education_no', '=', educationNo).execute();
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await checkout.takeMoney(checkoutUrl);
      await checkout.deliver();
      expect(await states()).toEqual(['PAID', 'CANCELLED']);
      expect(await seatsTaken(db, educationNo)).toBe(0);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 50_001, cause: 'OVERPAID' }]);
    });

    test('refunds all of it, even if 80 % was requested', async () => {
      const { checkout, checkoutUrl, educationNo, states, client, userExaminationNo, clock, staff, refunds } =
        await held();
      await checkout.press(checkoutUrl, 'approve');
      clock.now = new Date('2026-12-10T08:00:00+09:00');
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(1);
      await executeRefunds(checkout.jobs());
      expect(await refunds()).toEqual([{ status: 'DONE', amount: 50_001, cause: 'CALLED_OFF' }]);
      expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    });
  });
});

describeWithDatabase('a payment', (open, kind) => {
  const held = openMoney(open);

  describe('a payment that is given up', () => {
    test('is closed at the gateway before another method replaces it', async () => {
      const { start, checkout, checkoutUrl, states } = await held();
      await start('phone');
      await checkout.press(checkoutUrl, 'approve');
      expect(await states()).toEqual(['FAILED', 'HELD']);
    });

    test('counts when it was paid before it could be replaced', async () => {
      const { start, checkout, checkoutUrl, states, later } = await held();
      await checkout.press(checkoutUrl, 'loseCallback');
      later(1 / 60);
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('is queried for 24 hours: money on the old page is found although every call and webhook failed', async () => {
      const { start, checkout, checkoutUrl, states, gatewayDown, later } = await held();
      const gatewayUp = gatewayDown();
      await start('phone');
      await checkout.takeMoney(checkoutUrl);
      expect(await states()).toEqual(['FAILED', 'HELD']);
      later(2);
      await inquireSilent(checkout.jobs());
      gatewayUp();
      later(2);
      await inquireSilent(checkout.jobs());
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('by cancelling or by time, is closed by the job', async () => {
      const { checkout, checkoutUrl, states, client, userExaminationNo } = await held();
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      await inquireSilent(checkout.jobs());
      await checkout.press(checkoutUrl, 'approve');
      expect(await states()).toEqual(['FAILED', 'CANCELLED']);
    });

    test('is not queried for ever: a card for a day, a virtual account for ten', async () => {
      const card = await held();
      await card.checkout.press(card.checkoutUrl, 'fail');
      card.later(DAY_MINUTES - 1);
      expect(await inquireSilent(card.checkout.jobs())).toBe(1);
      card.later(DAY_MINUTES);
      expect(await inquireSilent(card.checkout.jobs())).toBe(0);
      const deposit = await held('vbank');
      await deposit.checkout.press(deposit.checkoutUrl, 'fail');
      deposit.later(10 * DAY_MINUTES - 1);
      expect(await inquireSilent(deposit.checkout.jobs())).toBe(1);
      deposit.later(DAY_MINUTES);
      expect(await inquireSilent(deposit.checkout.jobs())).toBe(0);
    });
  });

  if (kind === 'postgresql')
    test('that is reported while a query about it fails is paid, and the job continues', async () => {
      const { checkout, checkoutUrl, gatewayDown, later, states, staff, db } = await held();
      const { paymentKey } = await checkout.takeMoney(checkoutUrl);
      const paid = await checkout.gateway.inquire(paymentKey);
      gatewayDown();
      later(1);
      const asked = await duringChange(
        db,
        async (changing) => paid && settle(paid, { ...staff(), db: changing }),
        () => inquireSilent(checkout.jobs()),
      );
      expect(asked).toBe(1);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

  test('a deposit made in time and reported late is not late; after a late one a member may leave once the course is completed', async () => {
    const { checkout, checkoutUrl, states, clock, later, staff, userExaminationNo, db, memberNo } = await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    const paidAt = new Date(clock.now.getTime() + SECOND_MS);
    later(MINUTES_UNTIL_AFTER_THE_DEPOSIT);
    await expireHeld(checkout.jobs());
    await checkout.atGateway(checkoutUrl, (book, key) =>
      Object.assign(book.deposit(key), { approvedAt: paidAt.toISOString() }),
    );
    await checkout.deliver();
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    const { paid_at } = await db.selectFrom('payment').select('paid_at').executeTakeFirstOrThrow();
    expect(paid_at).toEqual(paidAt);
    await db.updateTable('payment').set({ status: 'LATE_PAID' }).execute();
    await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staff());
    expect(await hasOpenTasks(db, memberNo, clock.now)).toBe(false);
  });
});

describeWithDatabase('a late deposit for a free seat', (open) => {
  let portal: TossPortal;
  beforeAll(async () => (portal = await openTossPortal(open)));
  afterEach(() => portal.reset());
  afterAll(() => portal.server.close());

  /** An application not paid in time, with an account that could not be closed at the gateway. */
  async function expired() {
    const begun = await portal.begin('vbank');
    await portal.visit(portal.book.approve(begun.key));
    portal.later(TWO_DAYS_MINUTES);
    portal.server.spoilAll('/cancel', 'fault', 1);
    await expireHeld(portal.jobs());
    expect(await begun.states()).toEqual(['EXPIRED', 'EXPIRED']);
    const { member_no } = await portal.db
      .selectFrom('application')
      .select('member_no')
      .where('application_no', '=', begun.userExaminationNo)
      .executeTakeFirstOrThrow();
    return { ...begun, memberNo: member_no };
  }

  test('takes the seat for a current member', async () => {
    const { key, deposited, states } = await expired();
    portal.book.deposit(key);
    await portal.webhook(deposited);
    expect(await states()).toEqual(['LATE_PAID', 'CONFIRMED']);
  });

  test.each(['WITHDRAWN', 'SUSPENDED'] as const)('of a %s member is refunded and reported', async (status) => {
    const { key, deposited, states, refunds, memberNo, educationNo } = await expired();
    const withdrawn = status === 'WITHDRAWN' ? { user_id: null, user_phone: null, user_birth: null } : {};
    await portal.db
      .updateTable('member')
      .set({ status, ...withdrawn })
      .where('member_no', '=', memberNo)
      .execute();
    portal.book.deposit(key);
    await portal.webhook(deposited);
    expect(await states()).toEqual(['LATE_PAID', 'EXPIRED']);
    expect(await refunds()).toMatchObject([{ status: 'AWAITING_ACCOUNT', amount: 50_001, cause: 'OVERPAID' }]);
    const course = portal.db.selectFrom('education').select('taken').where('education_no', '=', educationNo);
    expect(await course.executeTakeFirstOrThrow()).toEqual({ taken: 0 });
    const found = (await listOpenFindings(portal.db)).filter(({ gateway_no }) => gateway_no === key);
    expect(found).toMatchObject([{ kind: 'MEMBER_GONE', gateway_amount: 50_001 }]);
  });
});

describeWithDatabase('a run while external services take three minutes per response', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  /** Simulated duration of this run. */
  let ms = 0;
  let asked = 0;
  const slowly = async <T>(answer: T): Promise<T> => {
    ms += 3 * MINUTE_MS;
    asked += 1;
    return Promise.resolve(answer);
  };
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    [ms, asked] = [0, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => ms);
  });
  afterEach(() => jest.restoreAllMocks());

  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  /** Adds payments without a notification, with expired seats. */
  async function addSilent(count: number) {
    const before = new Date(now.getTime() - 2 * MINUTE_MS);
    for (let index = 0; index < count; index += 1)
      await addPaid(server, {
        ...{ status: 'PENDING', gateway_no: `long-${crypto.randomUUID()}`, opened_at: before },
        ...{ paid_at: null, paid_amount: null },
      });
  }

  test('queries some payments and leaves the others to the next one', async () => {
    await addSilent(4);
    jest.spyOn(server.integrations.gateway, 'inquire').mockImplementation(() => slowly(null));
    await inquireSilent(context());
    expect(asked).toBe(2);
  });

  test('closes some payments, and gives their seats back, and leaves the others', async () => {
    await addSilent(4);
    jest.spyOn(server.integrations.gateway, 'close').mockImplementation(() => slowly(null));
    await expireHeld(context());
    expect(asked).toBe(2);
  });

  test('compares some days', async () => {
    jest.spyOn(server.integrations.gateway, 'settlements').mockImplementation(() => slowly([]));
    await reconcile(context());
    expect(asked).toBe(2);
  });

  test('removes some files', async () => {
    const paths = Array.from({ length: 4 }, (_, index) => ({ path: `uploads/2026/11/${index}.webp`, erased_at: now }));
    await server.db.insertInto('erased_file').values(paths).execute();
    const { files } = server.integrations;
    await removeErasedFiles(server.db, { ...files, remove: () => slowly(undefined) }, now);
    expect(asked).toBe(2);
  });

  test('begins no other batch of messages', async () => {
    const messages = Array.from({ length: 25 }, (_, index) => ({
      ...{ key: `long-${index}`, kind: 'notice', lifetimeMs: 60 * MINUTE_MS },
      ...{ userPhone: '01099990000', text: '안내' },
    }));
    await queueMessages(server.db, server.configuration.encryptionKeys, now, messages);
    jest.spyOn(server.integrations.message, 'send').mockImplementation(() => slowly({ acceptedAs: null }));
    await outboxJob.run(context());
    expect(asked).toBe(20);
  });
});

describeWithDatabase('the money of a payment', (open) => {
  const held = openMoney(open);

  test('the database refuses states without their money', async () => {
    const { db, checkout, checkoutUrl, userExaminationNo, server, memberNo } = await held();
    const payment = () => db.updateTable('payment');
    await expect(payment().set({ status: 'PAID' }).execute()).rejects.toThrow(/payment_money/);
    await expect(payment().set({ refund_due: 1 }).execute()).rejects.toThrow(/payment_refunded/);
    await expect(db.updateTable('application').set({ status: 'CONFIRMED' }).execute()).rejects.toThrow(
      /application_paid/,
    );
    await checkout.press(checkoutUrl, 'approve');
    await expect(payment().set({ paid_amount: 1 }).execute()).rejects.toThrow(/payment_amount/);
    await expect(payment().set({ status: 'REFUNDED' }).execute()).rejects.toThrow(/payment_whole/);
    const stranger = await server.member();
    expect(stranger.memberNo).not.toBe(memberNo);
    await expect(payment().set({ member_no: stranger.memberNo }).execute()).rejects.toThrow(/payment_of_owner/);
    await expect(
      db
        .insertInto('refund')
        .values({
          application_no: userExaminationNo,
          payment_no: null,
          status: 'APPROVED',
          cause: 'OVERPAID',
          route: 'gateway',
          amount: 1,
          to_account: false,
          percent: 100,
          account_sealed: null,
          requested_at: TEST_NOW,
          decided_at: null,
          leased_until: null,
          finished_at: null,
        })
        .execute(),
    ).rejects.toThrow(/refund_of_payment/);
  });
});
