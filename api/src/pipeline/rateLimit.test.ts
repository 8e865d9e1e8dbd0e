import { describeOnBothDatabases } from '../testing/index.ts';

describeOnBothDatabases('the limit for an IP address', (open) => {
  const start = new Date('2026-11-20T05:00:30Z');
  const limited = { CALLS_PER_MINUTE: '5' };

  test('answers 429 with Retry-After until the minute is over, and only to that IP address', async () => {
    let now = start;
    const server = await open({ environment: limited, now: () => now });
    const call = (ip: string) => server.client(ip).call('educationCode');
    for (let times = 0; times < 5; times += 1) expect(await call('10.0.0.1')).toMatchObject({ status: 200 });
    expect(await call('10.0.0.1')).toMatchObject({ status: 429, code: 429, headers: { 'retry-after': '30' } });
    expect(await call('10.0.0.2')).toMatchObject({ status: 200 });
    now = new Date(start.getTime() + 30_000);
    expect(await call('10.0.0.1')).toMatchObject({ status: 200 });
  });

  test('counts clients behind a trusted proxy, and ignores the header of any other', async () => {
    const server = await open({ environment: limited, now: () => start });
    const call = (ip: string, client: number) =>
      server.client(ip).call('educationCode', {}, { headers: { 'x-forwarded-for': `10.1.0.${client}` } });
    for (let client = 1; client <= 20; client += 1) expect((await call('127.0.0.1', client)).status).toBe(200);
    const untrusted = await Promise.all(Array.from({ length: 20 }, (_, client) => call('10.9.9.9', client)));
    expect(untrusted.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});
