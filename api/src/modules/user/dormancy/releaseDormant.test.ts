import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';

const PASSWORD = 'Portal!2026';
const member02 = { name: '이나래', userPhone: '01012340002' };
const dormant = { name: '휴면회원', userPhone: '01012340003' };

describeWithDatabase('releasing a dormant account', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ demo: true });
  });

  test('needs its verified phone; then its member can log in', async () => {
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

  test('is for dormant accounts only, and employees cannot be reached by their phones', async () => {
    const browser = server.client();
    await provePhone(browser, member02, 'dormant');
    expect(await browser.call('userModifyStatus', { status: 1, userPhone: member02.userPhone })).toMatchObject({
      code: -1005,
    });
    expect(
      await browser.call('authSend', { name: '박관리', userPhone: '01012340009', purpose: 'findPw' }),
    ).toMatchObject({ code: -1007 });
  });
});
