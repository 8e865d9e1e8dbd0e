import { createHash, pbkdf2Sync } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import { runLine } from '../../../operator/testing/runLine.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { retentionJob } from '../retention/retentionJob.ts';
import { isOldPassword } from './formats.ts';
import { readOldHash } from './readOldHash.ts';

const PASSWORD = 'old-pass1';
const HASH = createHash('sha256').update(`${PASSWORD}a1b2`).digest('hex');
const FILE = `회원번호,아이디,이름,휴대폰번호,생년월일,비밀번호,비밀번호방식,솔트
1001,oldhong,홍길동,01012345678,19700302,${HASH},sha256-salt-last,a1b2
1002,oldkim,김하나,01123456789,19800405,,,
`;
const hashed = (digest: string, text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHash(digest).update(text).digest(encoding);
const read = (hash: string, format = '', salt = '', iterations = '') => readOldHash({ format, hash, salt, iterations });

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

describe('hashes of the old system', () => {
  const PASSWORD = '비밀 old!9';

  test.each([
    ['md5', hashed('md5', PASSWORD), 'md5', ''],
    ['md5 in capitals', hashed('md5', PASSWORD).toUpperCase(), 'MD5', ''],
    ['sha1, salt first', hashed('sha1', `a1b2${PASSWORD}`), 'sha1-salt-first', 'a1b2'],
    ['sha256, salt last', hashed('sha256', `${PASSWORD}a1b2`), 'sha256-salt-last', 'a1b2'],
    ['sha256 in base64', hashed('sha256', PASSWORD, 'base64'), 'sha256', ''],
    ['sha512, salt last', hashed('sha512', `${PASSWORD}a1b2`, 'base64'), 'sha512_salt_last', 'a1b2'],
    ['bcrypt of PHP', hashSync(PASSWORD, 4).replace(/^\$2./, '$2y'), '', ''],
    [
      'PASSWORD() of MySQL',
      `*${createHash('sha1').update(createHash('sha1').update(PASSWORD).digest()).digest('hex')}`,
      '',
      '',
    ],
    [
      'Django',
      `pbkdf2_sha256$1000$salt$${pbkdf2Sync(PASSWORD, 'salt', 1000, 32, 'sha256').toString('base64')}`,
      '',
      '',
    ],
    [
      'Gnuboard',
      `sha256:1000:c2FsdA==:${pbkdf2Sync(PASSWORD, 'c2FsdA==', 1000, 24, 'sha256').toString('base64')}`,
      '',
      '',
    ],
  ])('%s is verified', async (_name, hash, format, salt) => {
    const old = read(hash, format, salt);
    if (!('hash' in old) || !old.hash) throw new Error(JSON.stringify(old));
    expect(await isOldPassword(old.hash, PASSWORD)).toBe(true);
    expect(await isOldPassword(old.hash, `${PASSWORD} `)).toBe(false);
    expect(await isOldPassword(old.hash, '')).toBe(false);
  });

  test('PBKDF2 is verified by its columns', async () => {
    const hash = pbkdf2Sync(PASSWORD, 'salt', 500, 64, 'sha512').toString('hex');
    const old = read(hash, 'pbkdf2-sha512', 'salt', '500');
    if (!('hash' in old) || !old.hash) throw new Error(JSON.stringify(old));
    expect(await isOldPassword(old.hash, PASSWORD)).toBe(true);
  });

  test('the hash that MySQL documents is read', async () => {
    const old = read('*94BDCEBE19083CE2A1F959FD02F964C7AF4CFC29');
    if (!('hash' in old) || !old.hash) throw new Error(JSON.stringify(old));
    expect(await isOldPassword(old.hash, 'test')).toBe(true);
  });

  test.each([
    ['an unknown format', hashed('md5', PASSWORD), 'crypt', '', '비밀번호 방식을 알 수 없습니다.'],
    ['no format', hashed('md5', PASSWORD), '', '', '비밀번호 방식을 알 수 없습니다.'],
    ['another length', hashed('md5', PASSWORD), 'sha1', '', 'sha1 해시의 길이가 아닙니다.'],
    ['a missing salt', hashed('md5', PASSWORD), 'md5-salt-last', '', '솔트를 적어주세요.'],
    ['a salt without a place', hashed('md5', PASSWORD), 'md5', 'a1', '솔트가 앞에 붙는지'],
    ['a costly bcrypt', hashSync(PASSWORD, 4).replace('$04$', '$20$'), 'bcrypt', '', 'bcrypt의 비용은 13까지'],
    ['a bcrypt that is none', '$2y$10$abc', 'bcrypt', '', 'bcrypt 해시의 모양이 아닙니다.'],
    ['too many iterations', 'pbkdf2_sha256$9000000$salt$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', '', '', '반복 횟수는'],
  ])('%s is refused', (_name, hash, format, salt, message) => {
    expect(read(hash, format, salt)).toEqual({ message: expect.stringContaining(message) });
  });

  test('a row without a hash has none', () => {
    expect(read('', 'md5')).toEqual({ hash: null });
  });
});
