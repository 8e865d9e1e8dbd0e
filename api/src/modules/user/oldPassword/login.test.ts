import { createHash } from 'node:crypto';
import { runLine } from '../../../operator/testing/runLine.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { retentionJob } from '../retention/retentionJob.ts';

const PASSWORD = 'old-pass1';
const HASH = createHash('sha256').update(`${PASSWORD}a1b2`).digest('hex');
const FILE = `회원번호,아이디,이름,휴대폰번호,생년월일,비밀번호,비밀번호방식,솔트
1001,oldhong,홍길동,01012345678,19700302,${HASH},sha256-salt-last,a1b2
1002,oldkim,김하나,01123456789,19800405,,,
`;

describeWithDatabase('the first login of a member of the former system', (open) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = TEST_NOW;
    server = await open({ now: () => now });
    await runLine(server, 'import members --file members.csv', { read: { 'members.csv': FILE } });
  });

  const login = (userPw: string, client = server.client(), userId = 'oldhong') =>
    client.call('login', { userId, userPw, takeover: true });
  const passwords = async () => ({
    new: (
      await server.db.selectFrom('member').select('password_hash').where('user_id', '=', 'oldhong').executeTakeFirst()
    )?.password_hash,
    old: await server.db.selectFrom('old_password').selectAll().execute(),
  });

  test('is by the old password, which argon2 replaces', async () => {
    expect(await login(PASSWORD)).toMatchObject({ code: 1 });
    expect(await passwords()).toEqual({ new: expect.stringMatching(/^\$argon2id\$/), old: [] });
    expect(await login(PASSWORD)).toMatchObject({ code: 1 });
    expect(await login(HASH)).toMatchObject({ code: -1001 });
  });

  test('a wrong password, or the hash itself, is refused as at any account, and leads to a pause', async () => {
    const client = server.client();
    const unknown = await login(PASSWORD, server.client(), 'nobody');
    for (const wrong of [HASH, `${PASSWORD}a1b2`, '', ...Array.from({ length: 9 }, () => 'wrong')].filter(Boolean))
      expect(await login(wrong, client)).toMatchObject({ status: unknown.status, code: unknown.code });
    expect(await login(PASSWORD, client)).toMatchObject({ code: unknown.code });
    expect((await passwords()).new).toBeNull();
    expect(await login(PASSWORD)).toMatchObject({ code: 1 });
  });

  test('the database has no hash that is readable without the key', async () => {
    const { old } = await passwords();
    expect(old).toHaveLength(1);
    for (const encoding of ['hex', 'base64'] as const)
      expect(Buffer.from(old[0]?.sealed ?? '').toString('latin1')).not.toContain(
        Buffer.from(HASH, 'hex').toString(encoding),
      );
  });

  test('without a hash it is by the phone, which also replaces an old password', async () => {
    for (const [userId, person] of [
      ['oldkim', { name: '김하나', userPhone: '01123456789' }],
      ['oldhong', { name: '홍길동', userPhone: '01012345678' }],
    ] as const) {
      expect(await login('Hanbit!27x', server.client(), userId)).toMatchObject({ code: -1001 });
      const browser = server.client();
      await provePhone(browser, person);
      expect(await browser.call('findPw', { ...person, userId, userPw: 'Hanbit!27x' })).toMatchObject({ code: 1 });
      expect(await login('Hanbit!27x', browser, userId)).toMatchObject({ code: 1 });
    }
    expect((await passwords()).old).toEqual([]);
    expect(await login(PASSWORD)).toMatchObject({ code: -1001 });
  });

  test('an old hash is deleted a year after the import', async () => {
    now = new Date(now.getTime() + 366 * 86_400_000);
    await retentionJob.run({ ...server.services, db: server.db, log: server.app.log });
    expect((await passwords()).old).toEqual([]);
  });
});
