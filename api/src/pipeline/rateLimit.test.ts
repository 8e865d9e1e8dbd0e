import { describeOnBothDatabases } from '../testing/index.ts';

describeOnBothDatabases('the limit of an address', (open) => {
  const moment = new Date('2026-11-20T05:00:30Z');
  const few = { CALLS_PER_MINUTE: '5' };

  test('answers 429 with Retry-After until the minute is over, and only to that address', async () => {
    let now = moment;
    const server = await open({ environment: few, now: () => now });
    const ask = (address: string) => server.client(address).call('educationCode');
    for (let times = 0; times < 5; times += 1) expect(await ask('10.0.0.1')).toMatchObject({ status: 200 });
    expect(await ask('10.0.0.1')).toMatchObject({ status: 429, code: 429, headers: { 'retry-after': '30' } });
    expect(await ask('10.0.0.2')).toMatchObject({ status: 200 });
    now = new Date(moment.getTime() + 30_000);
    expect(await ask('10.0.0.1')).toMatchObject({ status: 200 });
  });

  test('counts the client behind a trusted proxy, and believes no one else', async () => {
    const server = await open({ environment: few, now: () => moment });
    const ask = (address: string, client: number) =>
      server.client(address).call('educationCode', {}, { headers: { 'x-forwarded-for': `10.1.0.${client}` } });
    for (let client = 1; client <= 20; client += 1) expect((await ask('127.0.0.1', client)).status).toBe(200);
    const untrusted = await Promise.all(Array.from({ length: 20 }, (_, client) => ask('10.9.9.9', client)));
    expect(untrusted.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});
