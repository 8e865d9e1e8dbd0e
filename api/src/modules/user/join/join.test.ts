import { CODES } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { joinInput } from '../testing/joinInput.ts';

describeWithDatabase('joining', (open) => {
  let server: TestServer;
  let now = TEST_NOW;
  let phones = 0;
  const newcomer = () => ({ name: '나새롬', userPhone: `0107770${String((phones += 1)).padStart(4, '0')}` });
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });
  /** Browser in which this person's phone was just verified. */
  const verified = async (person = newcomer(), ip?: string) => {
    const browser = server.client(ip);
    await provePhone(browser, person);
    return { browser, person };
  };

  test('answers like a login and stores the form; marketing is off unless agreed to', async () => {
    const { browser, person } = await verified();
    expect(await browser.call('userDuplicateValidCheck', person)).toMatchObject({ code: 1, entity: 0 });
    expect(await browser.call('duplicationId', { userId: 'hanbit27' })).toMatchObject({ code: 1, entity: 0 });
    const { agreeMarketing: _off, ...input } = joinInput('hanbit27', person);
    const answer = await browser.call('join', input);
    expect(answer).toMatchObject({
      status: 200,
      code: 1,
      entity: { userId: 'hanbit27', ...person, userRole: 'member' },
    });
    expect(answer.headers['authorization']).toMatch(/^[\w-]{43}$/);
    expect(await browser.call('fetchUser')).toMatchObject({
      code: 1,
      entity: {
        ...person,
        userBirth: '19850214',
        email: 'hanbit27@example.com',
        bssh_nm: '한빛국밥집',
        industryType: 1,
        agreeMarketing: false,
        agreeMarketingDate: null,
      },
    });
    expect(await server.client().call('duplicationId', { userId: 'HANBIT27' })).toMatchObject({
      code: -1004,
      message: '이미 사용 중인 아이디입니다.',
    });
    expect(
      await server.client().call('login', { userId: 'Hanbit27', userPw: input.userPw, takeover: true }),
    ).toMatchObject({ code: 1 });
    const row = await server.db
      .selectFrom('member')
      .select(['status', 'password_hash'])
      .where('user_id', '=', 'hanbit27')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'ACTIVE', password_hash: expect.stringMatching(/^\$argon2id\$/) });
  });

  test('stores the visible name of any pasted text, and rejects an invisible one', async () => {
    const { browser, person } = await verified({ ...newcomer(), name: '\u2068나\u200b새롬\u2069'.normalize('NFD') });
    expect(await browser.call('join', joinInput('hanbit72', person))).toMatchObject({
      code: 1,
      entity: { name: '나새롬' },
    });
    for (const name of ['\u3164', '\u200b', '\u2800', '\u0301'])
      expect(await browser.call('join', { ...joinInput('hanbit74', person), name })).toMatchObject({
        status: 400,
        entity: { issues: [{ path: 'name', message: '이름을 입력해주세요.' }] },
      });
  });

  test('rejects a name that no paper prints', async () => {
    const { browser, person } = await verified({ ...newcomer(), name: '田中' });
    expect(await browser.call('join', joinInput('hanbit31', person))).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'name', message: expect.stringContaining('인쇄할 수 없는 글자') }] },
    });
  });

  test('works by GET too, with consents as query values', async () => {
    const { browser, person } = await verified();
    expect(
      await browser.call(
        'join',
        { ...joinInput('byget27', person), agreeTerms: 'Y', agreePrivacy: '1', agreeMarketing: 'true' },
        { method: 'GET' },
      ),
    ).toMatchObject({ code: 1, entity: { userId: 'byget27' } });
    expect(await browser.call('fetchUser')).toMatchObject({
      entity: { agreeMarketing: true, agreeMarketingDate: '2026-11-20T11:00:00+09:00' },
    });
  });

  test('invalid input answers 400 with an issue for each field', async () => {
    const { browser, person } = await verified();
    const wrong = {
      ...joinInput('1badid', person),
      userPw: 'abc123',
      userBirth: '20260231',
      email: 'x',
      postCode: '1',
      userPhone: '021234567',
      industryType: 4,
    };
    const { status, entity } = await browser.call('join', wrong);
    expect(status).toBe(400);
    const issues = (entity as { issues: { path: string; message: string }[] }).issues;
    expect([...new Set(issues.map(({ path }) => path))].sort()).toEqual([
      'email',
      'industryType',
      'postCode',
      'userBirth',
      'userId',
      'userPhone',
      'userPw',
    ]);
    expect(issues).toContainEqual({ path: 'userId', message: '아이디는 숫자로 시작할 수 없습니다.' });
    expect(issues).toContainEqual({ path: 'userPw', message: '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.' });
  });

  test.each([
    ['agreeTerms', false, '이용약관에 동의해주세요.'],
    ['agreePrivacy', false, '개인정보 수집·이용에 동의해주세요.'],
    ['userBirth', '20261121', '생년월일을 다시 확인해주세요.'],
    ['userBirth', '20121121', '만 14세 이상만 가입할 수 있습니다.'],
  ])('rejects %s %s at its field', async (path, value, message) => {
    const { browser, person } = await verified();
    expect(await browser.call('join', { ...joinInput('young27', person), [path]: value })).toMatchObject({
      status: 400,
      entity: { issues: [{ path, message }] },
    });
  });

  test('a person may join on the fourteenth birthday', async () => {
    const { browser, person } = await verified();
    expect(await browser.call('join', { ...joinInput('birthday27', person), userBirth: '20121120' })).toMatchObject({
      code: 1,
    });
  });

  test('rejects a phone that is not verified, verified in another browser or for another name, or verified too long ago', async () => {
    const { browser, person } = await verified();
    const refused = { status: 200, code: -1008, message: '휴대폰인증을 해주세요' };
    expect(await server.client().call('join', joinInput('nobody27', person))).toMatchObject(refused);
    expect(await browser.call('join', joinInput('nobody27', { ...person, name: '다른이' }))).toMatchObject(refused);
    expect(await browser.call('join', joinInput('nobody27', newcomer()))).toMatchObject(refused);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    expect(await browser.call('join', joinInput('nobody27', person))).toMatchObject(refused);
  });

  test('a taken id leaves the verification for another try; joining consumes it; a member cannot join again', async () => {
    const { browser, person } = await verified();
    expect(await browser.call('join', joinInput('Member01', person))).toMatchObject({ code: -1004 });
    const weak = { ...joinInput('secondtry27', person), userPw: 'Secondtry27!' };
    expect(await browser.call('join', weak)).toMatchObject(CODES.PASSWORD_WEAK);
    expect(await browser.call('join', joinInput('secondtry27', person))).toMatchObject({ code: 1 });
    expect(await browser.call('join', joinInput('thirdtry27', person))).toMatchObject({ code: -1008 });
    await provePhone(browser, person);
    expect(await browser.call('userDuplicateValidCheck', person)).toMatchObject({ code: -1006 });
    expect(await browser.call('join', joinInput('thirdtry27', person))).toMatchObject({
      code: -1006,
      message: '이미 가입된 회원입니다.',
    });
  });

  test('of twenty concurrent joins with one id, one succeeds; of five with one phone, one succeeds', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => verified()));
    const answers = await Promise.all(
      many.map(({ browser, person }) => browser.call('join', joinInput('popular27', person))),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([...Array<number>(19).fill(-1004), 1]);

    const person = newcomer();
    const browsers = await Promise.all(Array.from({ length: 5 }, () => verified(person)));
    const joins = await Promise.all(
      browsers.map(({ browser }, index) => browser.call('join', joinInput(`shared${'abdgk'[index]}27`, person))),
    );
    expect(joins.map(({ code }) => code).sort((a, b) => a - b)).toEqual([-1006, -1006, -1006, -1006, 1]);
  });

  test('a hundred people join from a hundred IP addresses', async () => {
    const letter = (index: number) => 'acegikmoqu'[index % 10];
    const joins = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const { browser, person } = await verified(newcomer(), `203.0.113.${index}`);
        return browser.call('join', joinInput(`c${letter((index / 10) | 0)}x${letter(index)}27w`, person));
      }),
    );
    expect(joins.filter(({ code }) => code !== 1)).toEqual([]);
  });
});
