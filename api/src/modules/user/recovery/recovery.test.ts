import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';

const PASSWORD = 'Portal!2026';
const member02 = { name: '이나래', userPhone: '01012340002' };
const dormant = { name: '휴면회원', userPhone: '01012340003' };

describeOnBothDatabases('finding and releasing', (open) => {
  let server: TestServer;
  let moment = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ demo: true, now: () => moment });
  });
  beforeEach(() => {
    moment = new Date(moment.getTime() + 3_600_000);
  });

  test('an id is found by a proved phone alone, by GET and by POST', async () => {
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

  test('a password is reset by a proved phone, once; every session ends and the phone is told', async () => {
    const { client } = { client: server.client() };
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
    expect(await server.client().call('login', { userId: 'member02', userPw: 'Newly!2026' })).toMatchObject({
      code: 1,
    });
    expect(
      await server.db.selectFrom('outbox').select('kind').where('kind', '=', 'password changed').execute(),
    ).toHaveLength(1);
  });

  test('a reset ends the lock that guessing brought', async () => {
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

  test('of ten resets with one proof, one succeeds', async () => {
    const browser = server.client();
    await provePhone(browser, member02, 'findPw');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('findPw', { userId: 'member02', ...member02, userPw: PASSWORD })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === -1008)).toHaveLength(9);
  });

  test('a dormant account is released by its proved phone, and logs in', async () => {
    const browser = server.client();
    const release = { status: 1 as const, userPhone: dormant.userPhone };
    expect(await browser.call('userModifyStatus', release)).toMatchObject({
      code: -1008,
      message: '휴대폰인증을 해주세요',
    });
    expect(await browser.call('login', { userId: 'dormant01', userPw: PASSWORD })).toMatchObject({ code: -1003 });
    await provePhone(browser, dormant, 'dormant');
    expect(await browser.call('userModifyStatus', { ...release, status: 2 })).toMatchObject({ status: 400 });
    expect(await browser.call('userModifyStatus', release)).toMatchObject({ code: 1, entity: 1 });
    expect(await browser.call('userModifyStatus', release)).toMatchObject({
      code: -1005,
      message: '아이디가 존재하지 않습니다.',
    });
    expect(await browser.call('login', { userId: 'dormant01', userPw: PASSWORD })).toMatchObject({ code: 1 });
  });

  test('no one but the dormant is released, and employees are not reached by their phones', async () => {
    const browser = server.client();
    await provePhone(browser, member02, 'dormant');
    expect(await browser.call('userModifyStatus', { status: 1, userPhone: member02.userPhone })).toMatchObject({
      code: -1005,
    });
    expect(
      await browser.call('authSend', { name: '박관리', userPhone: '01012340009', purpose: 'findPw' }),
    ).toMatchObject({ code: -1007 });
  });

  test('wrong passwords lock a dormant account and an account whose first lock is over', async () => {
    await server.db.updateTable('member').set({ status: 'DORMANT' }).where('user_id', '=', 'dormant01').execute();
    const guess = async (userId: string) => {
      for (let tries = 0; tries < 10; tries += 1) await server.client().call('login', { userId, userPw: 'Wrong!2026' });
    };
    const login = (userId: string) => server.client().call('login', { userId, userPw: PASSWORD, takeover: true });
    await guess('dormant01');
    expect(await login('dormant01')).toMatchObject({ code: -1001 });
    await guess('member02');
    moment = new Date(moment.getTime() + 15 * 60_000);
    expect(await login('dormant01')).toMatchObject({ code: -1003 });
    await guess('member02');
    expect(await login('member02')).toMatchObject({ code: -1001 });
    moment = new Date(moment.getTime() + 15 * 60_000);
    expect(await login('member02')).toMatchObject({ code: 1 });
  });
});
