import { longestHold } from '@portal/shared/testing/longestHold';
import { describeWithDatabase, TEST_NOW } from '../testing/index.ts';

const MAX_HOLD_MS = 25;

describeWithDatabase('thousands of trusted addresses', (open) => {
  test('hold the event loop no longer than one', async () => {
    const server = await open({ now: () => TEST_NOW });
    const headers = { 'x-forwarded-for': '::1, '.repeat(3000) };
    const ask = () => server.app.inject({ url: '/api/no/such', headers });
    expect(await longestHold(ask, MAX_HOLD_MS)).toBeLessThan(MAX_HOLD_MS);
  });
});
