import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeOnBothDatabases, TEST_NOW, type TestServer } from '../../../testing/index.ts';

describeOnBothDatabases('login', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ demo: true });
  });
  const password = 'Portal!2026';
  const setMember = (userId: string, columns: { status: 'LOCKED' | 'ACTIVE'; locked_until: Date | null }) =>
    server.db.updateTable('member').set(columns).where('user_id', '=', userId).execute();

  test('a wrong id, a wrong password and a locked account return the same bytes', async () => {
    await setMember('member02', { status: 'LOCKED', locked_until: new Date(TEST_NOW.getTime() + MINUTE_MS) });
    const answers = [
      await server.client().call('login', { userId: 'nobody00', userPw: password }),
      await server.client().call('login', { userId: 'member01', userPw: 'Wrong!2026' }),
      await server.client().call('login', { userId: 'member02', userPw: password }),
    ];
    await setMember('member02', { status: 'ACTIVE', locked_until: null });
    expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body, answers[0]?.body]);
    expect(answers[0]).toMatchObject({ status: 200, code: -1001 });
    for (const { headers } of answers) expect(headers['authorization']).toBeUndefined();
  });

  test('only the correct password reveals that an account is dormant', async () => {
    expect(await server.client().call('login', { userId: 'dormant01', userPw: 'Wrong!2026' })).toMatchObject({
      code: -1001,
    });
    expect(await server.client().call('login', { userId: 'dormant01', userPw: password })).toMatchObject({
      code: -1003,
    });
  });

  test('the token is opaque, stored hashed, and answered in the header, by GET too', async () => {
    const browser = server.client();
    const answer = await browser.call('login', { userId: 'member01', userPw: password }, { method: 'GET' });
    expect(answer).toMatchObject({ code: 1, entity: { userId: 'member01', userRole: 'member' } });
    expect(browser.token).toMatch(/^[\w-]{43}$/);
    const rows = await server.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(browser.token);
    expect(await browser.call('logout')).toMatchObject({ code: 1 });
  });

  test('every login has a token of its own', async () => {
    const tokens = new Set<string>();
    for (let login = 0; login < 3; login += 1) {
      const browser = server.client();
      await browser.call('login', { userId: 'member01', userPw: password });
      tokens.add(browser.token);
      await browser.call('logout');
    }
    expect(tokens.size).toBe(3);
    expect([...tokens].every((token) => token.length === 43)).toBe(true);
  });

  /** Member of one test, with the password of the demo. */
  async function withPassword(user_id: string, role: 'member' | 'employee' = 'member') {
    const { password_hash } = await server.db
      .selectFrom('member')
      .select('password_hash')
      .where('user_id', '=', 'member01')
      .executeTakeFirstOrThrow();
    return server.member({ user_id, role, password_hash });
  }

  test('an employee with a password logs in by a link alone, and is refused like anyone', async () => {
    await withPassword('office01', 'employee');
    expect(await server.client().call('login', { userId: 'office01', userPw: password })).toMatchObject({
      status: 200,
      code: -1001,
    });
  });

  test('each is an entry of the audit log, a refused one too, with whose it is and nothing that was typed', async () => {
    const ip = '192.0.2.7';
    const { memberNo } = await withPassword('audited01');
    const entries = (action: string) =>
      server.db
        .selectFrom('audit_log')
        .select(['member_no', 'action', 'ip', 'detail'])
        .where('action', '=', action)
        .where((either) => either.or([either('member_no', '=', memberNo), either('member_no', 'is', null)]))
        .orderBy('audit_no', 'desc')
        .limit(1)
        .execute();
    await server.client(ip).call('login', { userId: 'audited01', userPw: 'Wrong!2026' });
    expect(await entries('login refused')).toEqual([{ member_no: memberNo, action: 'login refused', ip, detail: {} }]);
    await server.client(ip).call('login', { userId: 'nobody03', userPw: password });
    expect(await entries('login refused')).toEqual([{ member_no: null, action: 'login refused', ip, detail: {} }]);
    expect(await entries('login')).toEqual([]);
    await server.client(ip).call('login', { userId: 'audited01', userPw: password, takeover: true });
    expect(await entries('login')).toEqual([{ member_no: memberNo, action: 'login', ip, detail: { takeover: true } }]);
  });

  test('a password is compared exactly as it was typed', async () => {
    await withPassword('typed01');
    const login = (userPw: string) => server.client().call('login', { userId: 'typed01', userPw, takeover: true });
    for (const other of ['portal!2026', 'PORTAL!2026', ' Portal!2026', 'Portal!2026 '])
      expect(await login(other)).toMatchObject({ status: 200, code: -1001 });
    expect(await login(password)).toMatchObject({ code: 1 });
  });

  test('of many concurrent logins, exactly one gets the session', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.client().call('login', { userId: 'member01', userPw: password })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([-1013, -1013, -1013, -1013, -1013, 1].sort());
  });
});
