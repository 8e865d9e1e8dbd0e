import { unseal } from '../../../secrets/seal.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { completeCourse } from '../../manager/testing/offerings.ts';
import { hashPassword } from '../password/hash.ts';
import { storeDormantRecord } from './dormantRecord.ts';

const PASSWORD = 'Hanbit!27x';

describeWithDatabase('withdrawing from a dormant account', (open) => {
  let server: TestServer;
  let phones = 0;
  const now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  async function dormantMember() {
    const person = { name: '도우리', userPhone: `0108880${1000 + phones++}` };
    const { memberNo } = await server.member({
      name: person.name,
      user_phone: person.userPhone,
      user_birth: '19850214',
      password_hash: await hashPassword(PASSWORD),
    });
    const row = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    await storeDormantRecord(server.db, server.configuration.encryptionKeys, row);
    await server.db.updateTable('member').set({ status: 'DORMANT' }).where('member_no', '=', memberNo).execute();
    return { memberNo, person };
  }
  const withdraw = (browser: TestClient, person: object, userPw = PASSWORD) =>
    browser.call('withdrawDormant', { ...person, userPw, reason: '가게를 닫습니다.' });
  const statusOf = async (memberNo: number) =>
    (await server.db.selectFrom('member').select('status').where('member_no', '=', memberNo).executeTakeFirstOrThrow())
      .status;

  test('needs the phone, verified here, and the password; then nothing of the person is left but what must be', async () => {
    const { memberNo, person } = await dormantMember();
    await completeCourse(server.db, memberNo, 2);
    const browser = server.client();
    expect(await withdraw(browser, person)).toMatchObject({ code: -1008 });
    await provePhone(browser, person, 'dormant');
    expect(await withdraw(server.client(), person)).toMatchObject({ code: -1008 });
    expect(await withdraw(browser, person, 'Wrong!2026')).toMatchObject({ code: -1017 });
    expect(await statusOf(memberNo)).toBe('DORMANT');
    expect(await withdraw(browser, person)).toMatchObject({ status: 200, code: 1, entity: 1 });

    expect(await statusOf(memberNo)).toBe('WITHDRAWN');
    expect(await server.db.selectFrom('dormant_record').selectAll().execute()).toEqual([]);
    expect(
      await server.db
        .selectFrom('member')
        .select(['user_id', 'name', 'user_phone', 'user_birth'])
        .where('member_no', '=', memberNo)
        .executeTakeFirst(),
    ).toEqual({ user_id: null, name: null, user_phone: null, user_birth: null });
    const remaining = await server.db
      .selectFrom('retained_record')
      .selectAll()
      .where('member_no', '=', memberNo)
      .where('kind', '=', 'education')
      .executeTakeFirstOrThrow();
    const { encryptionKeys } = server.configuration;
    expect(unseal(encryptionKeys, remaining.sealed, `retained_record:sealed:${remaining.record_no}`)).toContain(
      '19850214',
    );
  });

  test('wrong passwords are counted as at the login: after ten the right one is rejected too', async () => {
    const { memberNo, person } = await dormantMember();
    const browser = server.client('198.51.100.7');
    await provePhone(browser, person, 'dormant');
    for (let tries = 0; tries < 10; tries += 1) await withdraw(browser, person, 'Wrong!2026');
    expect(await withdraw(browser, person)).toMatchObject({ code: -1017 });
    expect(await statusOf(memberNo)).toBe('DORMANT');
  });

  test('is rejected while something is open, and leaves the account and its record unchanged', async () => {
    const { memberNo, person } = await dormantMember();
    const browser = server.client();
    await provePhone(browser, person, 'dormant');
    await completeCourse(server.db, memberNo, 2);
    await server.db.updateTable('application').set({ status: 'CONFIRMED' }).where('member_no', '=', memberNo).execute();
    expect(await withdraw(browser, person)).toMatchObject({ code: -1015 });
    expect(await statusOf(memberNo)).toBe('DORMANT');
    expect(
      await server.db.selectFrom('dormant_record').select('member_no').where('member_no', '=', memberNo).execute(),
    ).toHaveLength(1);
    expect(await browser.call('userModifyStatus', { status: 1, ...person })).toMatchObject({ code: 1 });
  });

  test('is for dormant accounts only', async () => {
    const person = { name: '홍길동', userPhone: '01088809999' };
    const { memberNo } = await server.member({
      user_phone: person.userPhone,
      password_hash: await hashPassword(PASSWORD),
    });
    const browser = server.client();
    await provePhone(browser, person, 'findPw');
    expect(await withdraw(browser, person)).toMatchObject({ code: -1005 });
    expect(await statusOf(memberNo)).toBe('ACTIVE');
  });
});
