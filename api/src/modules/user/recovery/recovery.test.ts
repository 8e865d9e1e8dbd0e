import { CODES } from '@portal/shared/contract';
import { HOUR_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';

const PASSWORD = 'Portal!2026';
const member02 = { name: '이나래', userPhone: '01012340002' };

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
