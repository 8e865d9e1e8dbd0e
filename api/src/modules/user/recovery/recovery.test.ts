import { CODES } from '@portal/shared/contract';
import type { IdentityPurpose } from '@portal/shared/contract/auth';
import { HOUR_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { openPortone } from '../../../integrations/identity/portone/testing/openPortone.ts';
import type { Customer } from '../../../integrations/identity/portone/testing/portoneServer.ts';
import { unseal } from '../../../secrets/seal.ts';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../../../testing/index.ts';
import { passAtPortone } from '../../auth/testing/passAtPortone.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { joinInput } from '../testing/joinInput.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';

const PASSWORD = 'Portal!2026';
const member02 = { name: '이나래', userPhone: '01012340002' };
const NEW_PASSWORD = 'Saebom!27x';

describeWithDatabase('account recovery', (open) => {
  let server: TestServer;
  let now = TEST_NOW;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });
  beforeEach(() => {
    now = new Date(now.getTime() + HOUR_MS);
  });

  test('finds an id only by a verified phone, by GET and by POST', async () => {
    const browser = server.client();
    expect(await browser.call('findId', member02)).toMatchObject({ code: -1008 });
    await provePhone(browser, member02, 'findId');
    for (const method of ['GET', 'POST'] as const)
      expect(await browser.call('findId', member02, { method })).toMatchObject({
        code: 1,
        entity: { userId: 'member02' },
      });
    const stranger = { name: '낯선이', userPhone: '01055501234' };
    await provePhone(browser, stranger, 'join');
    expect(await browser.call('findId', stranger)).toMatchObject({ code: -1007 });
  });

  test('resets a password by a verified phone, once; every session ends and the member is told', async () => {
    const client = server.client();
    await client.call('login', { userId: 'member02', userPw: PASSWORD });
    const browser = server.client();
    await provePhone(browser, member02, 'findPw');
    expect(await browser.call('findPw', { userId: 'member01', ...member02 })).toMatchObject({
      code: -1005,
      message: '아이디가 존재하지 않습니다.',
    });
    expect(await browser.call('findPw', { userId: 'MEMBER02', ...member02 })).toMatchObject({ code: 1, entity: 1 });
    expect(await browser.call('findPw', { userId: 'member02', ...member02, userPw: 'short' })).toMatchObject({
      status: 400,
    });
    expect(await browser.call('findPw', { userId: 'member02', ...member02, userPw: 'Newly!2026' })).toMatchObject({
      code: 1,
      entity: 1,
    });
    expect(await browser.call('findPw', { userId: 'member02', ...member02, userPw: 'Other!2026' })).toMatchObject({
      code: -1008,
    });
    expect(await client.call('userLoginSessionCheck')).toMatchObject({ code: -1014 });
    expect(await server.client().call('login', { userId: 'member02', userPw: PASSWORD })).toMatchObject({
      code: -1001,
    });
    expect(await client.call('login', { userId: 'member02', userPw: 'Newly!2026' })).toMatchObject({ code: 1 });
    expect(await client.call('getListBoxUserNotice')).toMatchObject({
      entity: { list: [{ title: '비밀번호가 변경되었습니다.', path: '/sign/me' }] },
    });
  });

  test('a reset ends the lock after wrong passwords', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      await server.client().call('login', { userId: 'member02', userPw: 'Wrong!2026' });
    const browser = server.client();
    await provePhone(browser, member02, 'findPw');
    expect(await browser.call('findPw', { userId: 'member02', ...member02, userPw: PASSWORD })).toMatchObject({
      code: 1,
    });
    expect(await server.client().call('login', { userId: 'member02', userPw: PASSWORD, takeover: true })).toMatchObject(
      { code: 1 },
    );
  });

  test('the previous password is rejected, which only the owner of the verified phone learns', async () => {
    const again = { userId: 'member02', ...member02, userPw: PASSWORD };
    const browser = server.client();
    expect(await browser.call('findPw', again)).toMatchObject({ code: -1008 });
    await provePhone(browser, member02, 'findPw');
    expect(await browser.call('findPw', { ...again, userId: 'member01' })).toMatchObject({ code: -1005 });
    expect(await browser.call('findPw', again)).toMatchObject({
      code: -1016,
      message: '현재 비밀번호와 다른 비밀번호를 입력해주세요.',
    });
    expect(await browser.call('findPw', { ...again, userPw: 'Member02!x' })).toMatchObject(CODES.PASSWORD_WEAK);
    expect(await browser.call('findPw', { ...again, userPw: 'Other!2026' })).toMatchObject({ code: 1 });
    expect(await browser.call('findPw', { ...again, userPw: 'Other!2026' })).toMatchObject({ code: -1008 });
  });

  test('of ten concurrent resets with one verification, one succeeds', async () => {
    const browser = server.client();
    await provePhone(browser, member02, 'findPw');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('findPw', { userId: 'member02', ...member02, userPw: PASSWORD })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === -1008)).toHaveLength(9);
  });
});

describeWithDatabase('a person identified by a check', (open) => {
  let portone: Awaited<ReturnType<typeof openPortone>>;
  let server: TestServer;
  const start = new Date('2026-11-20T02:00:00Z');
  let now = start;
  beforeAll(async () => {
    portone = await openPortone();
    server = await open({ now: () => now, integrations: { identity: portone.service } });
  });
  beforeEach(() => {
    now = start;
  });
  afterAll(() => portone.server.close());

  let people = 0;
  /** New person with an own phone and CI. */
  const somebody = () => {
    people += 1;
    return {
      ...{ name: '한소라', birthDate: '1990-03-11', phoneNumber: `0106661${String(people).padStart(4, '0')}` },
      ci: `${String(people).padStart(4, '0')}${'c'.repeat(82)}==`,
    };
  };
  const withNewPhone = (person: ReturnType<typeof somebody>) => ({ ...person, phoneNumber: somebody().phoneNumber });
  type Somebody = ReturnType<typeof somebody>;
  const identify = async (customer: Partial<Customer>, purpose?: IdentityPurpose, browser = server.client()) => {
    await passAtPortone(browser, portone.server, { customer, ...(purpose ? { purpose } : {}) });
    return browser;
  };
  const nameOf = ({ name, phoneNumber }: Somebody) => ({ name, userPhone: phoneNumber });
  const joinAs = (browser: TestClient, userId: string, person: Somebody, userBirth = '19900311') =>
    browser.call('join', { ...joinInput(userId, nameOf(person)), userBirth });
  const knownCi = async (userId: string) =>
    (
      await server.db
        .selectFrom('member')
        .innerJoin('member_ci', 'member_ci.member_no', 'member.member_no')
        .select(['member.member_no', 'ci_sealed', 'ci_hash'])
        .where('user_id', '=', userId)
        .execute()
    ).map(({ member_no: no, ci_sealed: sealed, ci_hash: hash }) => {
      expect(hash.includes('cccc')).toBe(false);
      expect(sealed.includes('cccc')).toBe(false);
      return unseal(server.configuration.encryptionKeys, sealed, `member_ci:ci_sealed:${no}`);
    });

  test('has one account: joining with another phone is rejected, and the error explains how to find the id', async () => {
    const person = somebody();
    expect(await joinAs(await identify(person), 'sora1a', person)).toMatchObject({ code: 1 });
    expect(await knownCi('sora1a')).toEqual([person.ci]);
    const again = withNewPhone(person);
    const browser = await identify(again, 'join');
    expect(await browser.call('userDuplicateValidCheck', nameOf(again))).toMatchObject(CODES.PERSON_HAS_ACCOUNT);
    expect(await joinAs(browser, 'sora1b', again)).toMatchObject({ status: 200, ...CODES.PERSON_HAS_ACCOUNT });
    expect(CODES.PERSON_HAS_ACCOUNT.message).toContain('아이디 찾기');
  });

  test('gets one account from two concurrent joins with one CI', async () => {
    const [one, two] = [somebody(), somebody()];
    const twin = { ...two, ci: one.ci };
    const browsers = [await identify(one), await identify(twin)] as const;
    const answers = await Promise.all([joinAs(browsers[0], 'sora2a', one), joinAs(browsers[1], 'sora2b', twin)]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([CODES.PERSON_HAS_ACCOUNT.code, 1]);
  });

  test('joins with the proved birth date, which consumes the check', async () => {
    const person = somebody();
    const browser = await identify(person);
    expect(await joinAs(browser, 'sora3a', person, '19850214')).toMatchObject({ code: 1 });
    expect(
      await server.db.selectFrom('member').select('user_birth').where('user_id', '=', 'sora3a').executeTakeFirst(),
    ).toEqual({ user_birth: '19900311' });
    expect(
      await server.db
        .selectFrom('identity_check')
        .select('identity')
        .where('user_phone', '=', person.phoneNumber)
        .execute(),
    ).toEqual([]);
    const child = { ...somebody(), birthDate: '2015-03-11' };
    expect(await joinAs(await identify(child), 'sora3b', child)).toMatchObject({ status: 400 });
  });

  test('is recognised too if the phone is verified by a code after the check', async () => {
    const person = somebody();
    const browser = await identify({ ...person, phoneNumber: '' });
    await provePhone(browser, nameOf(person));
    expect(await joinAs(browser, 'sora4a', person)).toMatchObject({ code: 1 });
    expect(await knownCi('sora4a')).toEqual([person.ci]);
  });

  test.each([
    ['was made for a correction', 'correction', 0],
    ['was made to find an account', 'find', 0],
    ['is an hour old', undefined, 60],
  ] as const)('is not known by a check that %s', async (_what, purpose, minutes) => {
    const person = somebody();
    const browser = await identify(person, purpose);
    now = new Date(start.getTime() + minutes * MINUTE_MS);
    if (minutes > 0) await provePhone(browser, nameOf(person));
    const userId = `sora5${minutes}${purpose ?? 'x'}`.slice(0, 15);
    expect(await joinAs(browser, userId, person)).toMatchObject({ code: 1 });
    expect(await knownCi(userId)).toEqual([]);
  });

  test('recovers the account with a new phone, and sets a new password, once', async () => {
    const person = somebody();
    await joinAs(await identify(person), 'sora6a', person);
    const moved = withNewPhone(person);
    const unknown = server.client();
    await provePhone(unknown, nameOf(moved));
    expect(await unknown.call('findId', nameOf(moved))).toMatchObject(CODES.PHONE_UNKNOWN);

    const browser = await identify(moved, 'find');
    expect(await browser.call('findId', nameOf(moved))).toMatchObject({ code: 1, entity: { userId: 'sora6a' } });
    const reset = { userId: 'sora6a', ...nameOf(moved), userPw: NEW_PASSWORD };
    expect(await browser.call('findPw', { userId: 'sora6a', ...nameOf(moved) })).toMatchObject({ code: 1 });
    expect(await browser.call('findPw', { ...reset, userId: 'member01' })).toMatchObject(CODES.ID_UNKNOWN);
    expect(await browser.call('findPw', reset)).toMatchObject({ code: 1 });
    expect(await browser.call('findPw', { ...reset, userPw: 'Hanbyul!27x' })).toMatchObject(CODES.PHONE_NOT_VERIFIED);
    await provePhone(browser, nameOf(moved));
    expect(await browser.call('findId', nameOf(moved))).toMatchObject(CODES.PHONE_UNKNOWN);
    const login = { userId: 'sora6a', userPw: NEW_PASSWORD, applicationId: 'site' };
    expect(await server.client().call('login', { ...login, takeover: true })).toMatchObject({ code: 1 });
  });

  test('who joined earlier is recognised from the next check on', async () => {
    const person = somebody();
    await joinMember(server, 'sora7a', nameOf(person));
    await server.db.updateTable('member').set({ user_birth: '19900311' }).where('user_id', '=', 'sora7a').execute();
    const other = await identify({ ...person, birthDate: '1991-01-01', ci: somebody().ci }, 'find');
    expect(await other.call('findId', nameOf(person))).toMatchObject({ code: 1 });
    expect(await knownCi('sora7a')).toEqual([]);
    const browser = await identify(person, 'find');
    expect(await browser.call('findId', nameOf(person))).toMatchObject({ entity: { userId: 'sora7a' } });
    expect(await knownCi('sora7a')).toEqual([person.ci]);
    const moved = withNewPhone(person);
    expect(await (await identify(moved, 'find')).call('findId', nameOf(moved))).toMatchObject({
      entity: { userId: 'sora7a' },
    });
  });

  test('does not get the account of a namesake with the same phone earlier', async () => {
    const [person, namesake] = [somebody(), somebody()];
    await joinAs(await identify(person), 'sora8a', person);
    const browser = await identify({ ...person, ci: namesake.ci }, 'find');
    expect(await browser.call('findId', nameOf(person))).toMatchObject(CODES.PHONE_UNKNOWN);
  });

  test('who has withdrawn may join again: no CI remains', async () => {
    const person = somebody();
    const browser = await identify(person);
    await joinAs(browser, 'sora9a', person);
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: 1 });
    const moved = withNewPhone(person);
    expect(await joinAs(await identify(moved), 'sora9b', moved)).toMatchObject({ code: 1 });
    expect(await knownCi('sora9b')).toEqual([person.ci]);
  });
});
