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

  test('is 6,000 calls in a minute', async () => {
    expect((await open({ now: () => start })).configuration.callsPerMinute).toBe(6000);
  });

  test('lets as many calls of one address pass, 1,000 of them at once, and refuses the next', async () => {
    // Limits above 2,000 are reserved in portions of the same size.
    const server = await open({ environment: { CALLS_PER_MINUTE: '2000' }, now: () => start });
    const calls = async (amount: number) => {
      const answers = await Promise.all(
        Array.from({ length: amount }, () => server.app.inject({ url: '/api/common/education/code' })),
      );
      return answers.filter(({ statusCode }) => statusCode === 200).length;
    };
    for (let thousand = 0; thousand < 2; thousand += 1) expect(await calls(1000)).toBe(1000);
    expect(await calls(1)).toBe(0);
  });

  test('counts the addresses of one IPv6 network together', async () => {
    const server = await open({ environment: limited, now: () => start });
    const call = async (ip: string) => (await server.client(ip).call('educationCode')).status;
    for (let host = 1; host <= 5; host += 1) expect(await call(`2001:db8:0:1::${host}`)).toBe(200);
    expect(await call('2001:db8:0:1:ffff::9')).toBe(429);
    expect(await call('2001:db8:0:2::1')).toBe(200);
  });

  test('covers more than calls: documents, files, webhooks and unknown paths, but not the health', async () => {
    const server = await open({ environment: limited, now: () => start });
    const status = async (url: string) => (await server.client('10.0.0.7').request({ method: 'GET', url })).status;
    for (const url of ['/api/openapi.json', '/api/docs', '/files/uploads/none', '/api/nothing', '/x'])
      expect(await status(url)).not.toBe(429);
    for (const url of ['/api/openapi.json', '/files/uploads/none', '/api/nothing']) expect(await status(url)).toBe(429);
    for (const url of ['/health/live', '/metrics']) expect(await status(url)).toBe(200);
  });
});
