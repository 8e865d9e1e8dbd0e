import type { AddressInfo } from 'node:net';
import { CALLBACK_PATH, RETURN_PATH } from '../../../integrations/gateway/protocol/callback.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { callOff } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { MAX_QUESTIONS_PER_MINUTE } from '../settlement/askingLimit.ts';
import { expireHeld } from '../settlement/expireJob.ts';
import { inquireSilent } from '../settlement/inquiryJob.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';

describeWithDatabase('the return of the browser from the gateway', (open) => {
  let portal: TossPortal;
  beforeAll(async () => (portal = await openTossPortal(open)));
  afterEach(() => portal.reset());
  afterAll(() => portal.server.close());

  test('confirms what was approved, and leads on to the page of the application', async () => {
    const { key, states, donePath } = await portal.begin('card');
    const back = portal.book.approve(key);
    expect(await states()).toEqual(['PENDING', 'HELD']);
    expect(await portal.visit(back)).toEqual({ status: 303, path: donePath });
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('five times at once takes the money once', async () => {
    const { key, states, donePath, refunds } = await portal.begin('card');
    const back = portal.book.approve(key);
    const visits = await Promise.all(Array.from({ length: 5 }, () => portal.visit(back)));
    expect(visits.map(({ path }) => path)).toEqual(Array.from({ length: 5 }, () => donePath));
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    expect(portal.book.find(key)).toMatchObject({ status: 'DONE', balanceAmount: 50_001 });
    expect(await refunds()).toEqual([]);
  });

  test.each([
    ['another amount', { amount: '1' }],
    ['the amount in another spelling', { amount: '5e4' }],
    ['the key of another payment', { paymentKey: 'tviva-other' }],
    ['the number of another order', { orderId: 'P1-0000000000000000-00000000000000000000000000000000' }],
  ])('with %s confirms nothing', async (_what, changes) => {
    const { key, states, confirmations } = await portal.begin('card');
    const back = new URL(portal.book.approve(key));
    for (const [name, value] of Object.entries(changes)) back.searchParams.set(name, value);
    expect((await portal.visit(back.href)).status).toBe(303);
    expect(confirmations()).toBe(0);
    expect(await states()).toEqual(['PENDING', 'HELD']);
  });

  test("with another's approval confirms neither", async () => {
    const [mine, other] = [await portal.begin('card'), await portal.begin('card')];
    const back = new URL(portal.book.approve(mine.key));
    back.searchParams.set('paymentKey', other.key);
    await portal.visit(back.href);
    expect(portal.server.asked('/confirm')).toEqual([]);
    expect([await mine.states(), await other.states()]).toEqual([
      ['PENDING', 'HELD'],
      ['PENDING', 'HELD'],
    ]);
  });

  test('with an unknown order causes no query, and leads to our own page', async () => {
    const { orderId } = await portal.begin('card');
    portal.server.requests.length = 0;
    const address = (orderNo: string) =>
      `https://portal.example${RETURN_PATH}/${orderNo}/approved?paymentKey=k&amount=1&orderId=${orderNo}`;
    for (const orderNo of [orderId.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'P1', 'evil.example'])
      expect(await portal.visit(address(orderNo))).toEqual({ status: 303, path: '/main' });
    for (const orderNo of ['x'.repeat(500), '%2F%2Fevil.example'])
      expect(['/main', 'undefined']).toContain((await portal.visit(address(orderNo))).path);
    expect(portal.server.requests).toEqual([]);
  });

  test('by a HEAD request confirms nothing', async () => {
    const { key, states } = await portal.begin('card');
    expect((await portal.visit(portal.book.approve(key), 'HEAD')).status).toBe(404);
    expect(await states()).toEqual(['PENDING', 'HELD']);
  });

  describe('of a payment that must no longer be taken confirms nothing', () => {
    test.each([
      [
        'the member cancelled',
        async ({ client, userExaminationNo }) => client.call('patchIntEduCancel', cancelForm(userExaminationNo)),
      ],
      ['another method was chosen', async ({ start }) => start('phone')],
      ['the hold ended', async () => portal.later(30)],
      [
        'the hold ended and the seat was freed',
        async () => {
          portal.later(30);
          await expireHeld(portal.jobs());
        },
      ],
      [
        'the course was called off',
        async ({ educationNo }) => callOff({ kind: 'education', offeringNo: educationNo }, portal.staff()),
      ],
    ] as [string, (begun: Awaited<ReturnType<TossPortal['begin']>>) => Promise<unknown>][])(
      '%s',
      async (_what, happens) => {
        const begun = await portal.begin('card');
        const back = portal.book.approve(begun.key);
        await happens(begun);
        expect(await portal.visit(back)).toEqual({ status: 303, path: begun.donePath });
        expect(begun.confirmations()).toBe(0);
        expect(portal.book.find(begun.key).approvedAt).toBeNull();
      },
    );
  });

  test('with a lost response to its confirmation is settled by a query', async () => {
    const { key, states } = await portal.begin('card');
    const back = portal.book.approve(key);
    portal.server.spoil('/confirm', 'lost');
    await portal.visit(back);
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('stays unknown while the gateway says nothing, and is settled later', async () => {
    const { key, states } = await portal.begin('card');
    const back = portal.book.approve(key);
    portal.server.spoil('/confirm', 'lost');
    portal.server.spoil(key, 'fault');
    await portal.visit(back);
    expect(await states()).toEqual(['UNKNOWN', 'HELD']);
    portal.later(2);
    await inquireSilent(portal.jobs());
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('can be repeated if the confirmation never arrived', async () => {
    const { key, states } = await portal.begin('card');
    const back = portal.book.approve(key);
    portal.server.spoil('/confirm', 'fault');
    await portal.visit(back);
    expect(await states()).toEqual(['PENDING', 'HELD']);
    await portal.visit(back);
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('of a card that was refused ends the payment, and another may begin', async () => {
    const { key, states, start, paymentNo } = await portal.begin('card');
    portal.book.rejection = 'REJECT_CARD_PAYMENT';
    await portal.visit(portal.book.approve(key));
    expect(await states()).toEqual(['FAILED', 'HELD']);
    expect((await start()).paymentNo).not.toBe(paymentNo);
  });

  test('without an approval ends this payment and no later one', async () => {
    const { key, states, start, donePath, paymentNo } = await portal.begin('card');
    const back = portal.book.giveUp(key);
    expect(await portal.visit(back)).toEqual({ status: 303, path: donePath });
    expect(await states()).toEqual(['FAILED', 'HELD']);
    const again = await start();
    expect(again.paymentNo).not.toBe(paymentNo);
    await portal.visit(back);
    const { status } = await portal.db
      .selectFrom('payment')
      .select('status')
      .where('payment_no', '=', again.paymentNo ?? 0)
      .executeTakeFirstOrThrow();
    expect(status).toBe('PENDING');
  });

  test('without an approval changes nothing about what was paid, or about an account that was issued', async () => {
    const [card, account] = [await portal.begin('card'), await portal.begin('vbank')];
    portal.server.spoil('/confirm', 'lost');
    portal.server.spoil(card.key, 'fault');
    await portal.visit(portal.book.approve(card.key));
    await portal.visit(portal.book.approve(account.key));
    expect([await card.states(), await account.states()]).toEqual([
      ['UNKNOWN', 'HELD'],
      ['AWAITING_DEPOSIT', 'HELD'],
    ]);
    await portal.visit(portal.book.giveUp(card.key));
    await portal.visit(portal.book.giveUp(account.key));
    expect(await card.states()).toEqual(['PAID', 'CONFIRMED']);
    expect(await account.states()).toEqual(['AWAITING_DEPOSIT', 'HELD']);
    expect(portal.book.find(account.key).status).toBe('WAITING_FOR_DEPOSIT');
  });

  test('causes a limited number of queries to the gateway', async () => {
    const { key, states } = await portal.begin('card');
    const back = portal.book.giveUp(key);
    portal.server.requests.length = 0;
    for (let count = 0; count < MAX_QUESTIONS_PER_MINUTE + 5; count += 1) {
      portal.server.spoil(key, 'fault');
      await portal.visit(back);
    }
    expect(portal.server.requests).toHaveLength(MAX_QUESTIONS_PER_MINUTE);
    expect(await states()).toEqual(['UNKNOWN', 'HELD']);
  });

  test('leaves no key and no secret in the log', async () => {
    const { key } = await portal.begin('card');
    portal.server.spoil('/confirm', 'fault');
    portal.server.spoil(key, 'fault');
    await portal.visit(portal.book.approve(key));
    const log = portal.lines.join('\n');
    expect(log).toContain('the gateway did not answer an inquiry');
    const { secret } = portal.settings;
    for (const hidden of [secret, Buffer.from(`${secret}:`).toString('base64'), portal.book.find(key).secret ?? secret])
      expect(log).not.toContain(hidden);
  });
});

describeWithDatabase('paying over real connections', (open) => {
  let portal: TossPortal;
  let origin: string;
  beforeAll(async () => {
    portal = await openTossPortal(open, { isDirect: false });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
    portal.settings.origin = origin;
  });
  afterAll(() => portal.server.close());

  /** Opens the gateway's page, presses a button, and follows the redirects to the portal's page. */
  async function press(checkoutUrl: string, button: string): Promise<string> {
    const page = await (await fetch(checkoutUrl)).text();
    const [, action = ''] = new RegExp(`action="([^"]+)"><button>${button}<`).exec(page) ?? [];
    const pressed = await fetch(new URL(action, checkoutUrl), { method: 'POST', redirect: 'manual' });
    const back = pressed.headers.get('location') ?? '';
    expect(back).toMatch(new RegExp(`^${origin}/api/payment/return/`));
    const returned = await fetch(back, { redirect: 'manual' });
    expect(returned.status).toBe(303);
    return returned.headers.get('location') ?? '';
  }

  test('a card: start, the page of the gateway, the way back, paid', async () => {
    const { checkoutUrl, states, donePath, start } = await portal.begin('card');
    expect(await press(checkoutUrl, '닫기')).toBe(donePath);
    expect(await states()).toEqual(['FAILED', 'HELD']);
    const again = await start();
    expect(await press(again.checkoutUrl ?? '', '동의하고 결제하기')).toBe(donePath);
    expect(await states()).toEqual(['FAILED', 'CONFIRMED']);
  });

  test('a virtual account: start, the page, the account, the deposit and its webhook, paid', async () => {
    const { key, checkoutUrl, states, deposited } = await portal.begin('vbank');
    await press(checkoutUrl, '동의하고 결제하기');
    expect(await states()).toEqual(['AWAITING_DEPOSIT', 'HELD']);
    portal.book.deposit(key);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(origin + CALLBACK_PATH, { method: 'POST', headers, body: JSON.stringify(deposited) });
    expect(response.status).toBe(200);
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });
});
