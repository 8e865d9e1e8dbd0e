import type { AddressInfo } from 'node:net';
import { CALLBACK_PATH } from '../../../integrations/gateway/protocol/callback.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';

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
