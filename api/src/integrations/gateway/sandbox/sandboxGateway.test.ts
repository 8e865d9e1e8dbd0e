import { describeWithDatabase } from '../../../testing/index.ts';
import { openGateway } from '../openGateway.ts';
import { TossGateway } from '../toss/tossGateway.ts';
import { checkoutUrlOf } from './bookStore.ts';
import { pressButton } from './pressButton.ts';
import { SandboxGateway } from './sandboxGateway.ts';

const NOW = new Date('2026-11-20T12:00:00+09:00');
const ORDER = {
  paymentNo: 7,
  amount: 50_001,
  taxFreeAmount: 50_001,
  method: 'card',
  title: '2급 교육',
  dueAt: new Date('2026-11-20T12:30:00+09:00'),
} as const;

describeWithDatabase('the gateway of a demo', (open) => {
  test('knows its payments after a restart', async () => {
    const server = await open({ now: () => NOW });
    const opened = () => {
      const gateway = openGateway(server.configuration, server.db, () => NOW);
      if (!(gateway instanceof SandboxGateway)) throw new Error('a demo has a sandbox');
      return gateway;
    };
    const { gatewayNo, checkoutUrl } = await opened().open(ORDER);
    expect(checkoutUrl).toBe(checkoutUrlOf(gatewayNo));
    const back = await pressButton(opened().books, gatewayNo, 'approve');
    const [, orderNo = '', outcome = ''] = /return\/([^/]+)\/(\w+)\?/.exec(back ?? '') ?? [];
    const query = Object.fromEntries(new URL(back ?? '').searchParams);
    const approved = { gatewayNo, amount: 50_001 };
    expect(opened().readReturn({ orderNo, outcome, query })).toMatchObject({ paymentNo: 7, approved });
    expect(await opened().confirm({ ...approved, orderNo })).toMatchObject({ state: 'PAID', paidAt: NOW });
    expect(await opened().inquire(gatewayNo)).toMatchObject({ paymentNo: 7, state: 'PAID' });
  });

  test('has no page beside a real gateway, which a demo with a key uses', async () => {
    const environment = { GATEWAY: 'toss', GATEWAY_SECRET: 'test_sk_abcdefghijkl' };
    const server = await open({ environment });
    const { gateway } = server.integrations;
    expect(gateway).toBeInstanceOf(TossGateway);
    expect(gateway).not.toBeInstanceOf(SandboxGateway);
    expect((await server.app.inject({ url: checkoutUrlOf('any') })).statusCode).toBe(404);
  });

  test('is not opened outside of a demo', async () => {
    const { configuration, db } = await open({});
    const { integrations } = configuration;
    const production = { ...configuration, demo: false, integrations };
    expect(() => openGateway(production, db, () => NOW)).toThrow('production has no payment gateway');
  });
});
