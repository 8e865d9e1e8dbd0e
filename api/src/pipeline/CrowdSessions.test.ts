import { describeWithDatabase, type TestServer } from '../testing/index.ts';
import { CrowdSessions } from './CrowdSessions.ts';

describeWithDatabase('the sessions of a crowd', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-26T10:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test('simultaneous callers each get their session, or none', async () => {
    const sessions = new CrowdSessions(() => server.db);
    const members = [await server.member(), await server.member(), await server.member()];
    const tokens = [...members.map(({ client }) => client.token), 'unknown', ''];
    const lookups = await Promise.all(tokens.map((token) => sessions.find(token, now)));
    expect(lookups.map((lookup) => (lookup.state === 'live' ? lookup.caller.memberNo : lookup.state))).toEqual([
      ...members.map(({ memberNo }) => memberNo),
      'unknown',
      'none',
    ]);
  });

  test('only a read uses the lookups of the last minute', async () => {
    const sessions = new CrowdSessions(() => server.db);
    const { client, memberNo } = await server.member();
    expect(await sessions.findCached(client.token, now)).toMatchObject({ state: 'live' });
    await server.db.updateTable('session').set({ ended: 'displaced' }).where('member_no', '=', memberNo).execute();
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(await sessions.find(client.token, after(1))).toEqual({ state: 'displaced' });
    expect(await sessions.findCached(client.token, after(59))).toMatchObject({ state: 'live' });
    expect(await sessions.findCached(client.token, after(60))).toEqual({ state: 'displaced' });
  });
});
