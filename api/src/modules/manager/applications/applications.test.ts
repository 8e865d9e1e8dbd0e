import { describeWithDatabase } from '../../../testing/index.ts';
import { nameAccountForMember } from '../../payment/refunds/decisions.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { openHeld } from '../../payment/testing/checkout.ts';
import { keepSession } from '../testing/certificates.ts';
import { addCourse, addExam, cancelForm, completeCourse } from '../testing/offerings.ts';
import { decide } from './decisions.ts';

const MINUTES_UNTIL_AFTER_THE_DEPOSIT = 37 * 60;
interface Shown {
  allowedActions: string[];
  amountAwaitingAccount: number;
  namedAccounts: object[];
  refund: { status: string; bank: string; account: string; accountName: string };
}

describeWithDatabase('data for a confirmed applicant', (open) => {
  const ROOM = 'https://class.hanbit-food.example/7';

  async function start() {
    const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
    const server = await open({ now: () => clock.now });
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    return { ...server, clock, member: client, memberNo };
  }

  test('the classroom of an online course is shown from its start on and to nobody else', async () => {
    const { db, member, clock, client } = await start();
    const educationNo = await addCourse(db, { edu_type: 2, price: 0, class_url: ROOM });
    const userExaminationNo = (await member.call('postIntEdu', { educationNo })).entity as number;
    const roomOf = async () => (await member.call('getMapUserEdu', { userExaminationNo })).entity;
    expect(await roomOf()).toMatchObject({ status: 'CONFIRMED', classUrl: '' });
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    expect(await roomOf()).toMatchObject({ classUrl: ROOM });
    expect((await client().call('getMapEdu', { educationNo })).body).not.toContain(ROOM);
    await db
      .updateTable('application')
      .set({ status: 'NOT_COMPLETED' })
      .where('application_no', '=', userExaminationNo)
      .execute();
    expect(await roomOf()).toMatchObject({ classUrl: '' });
  });

  test('a class room belongs to an online course alone, and an end comes after its beginning', async () => {
    const { db } = await start();
    await expect(addCourse(db, { class_url: ROOM })).rejects.toThrow(/education_class_url/);
    await expect(addCourse(db, { edu_type: 2, class_url: 'http://class' })).rejects.toThrow(/education_class_url/);
    await expect(addCourse(db, { end_time: '09:59' })).rejects.toThrow(/education_end_time/);
    await expect(addExam(db, { end_time: '10:00' })).rejects.toThrow(/examination_end_time/);
  });

  test('the end is that at the time of applying, after a change of the course too', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db, { price: 0, end_time: '18:00' });
    const userExaminationNo = (await member.call('postIntEdu', { educationNo })).entity as number;
    await db.updateTable('education').set({ end_time: '20:00' }).where('education_no', '=', educationNo).execute();
    expect((await member.call('getMapUserEdu', { userExaminationNo })).entity).toMatchObject({
      endTime: '18:00',
      edu: { endTime: '18:00' },
    });
    expect((await member.call('getMapEdu', { educationNo })).entity).toMatchObject({ endTime: '20:00' });
  });

  test('an exam shows whether its course is completed, but not to a guest', async () => {
    const { db, member, memberNo, client } = await start();
    const examinationNo = await addExam(db);
    const eligible = async (browser = member) =>
      ((await browser.call('getMapExam', { examinationNo })).entity as { eligible: boolean | null }).eligible;
    expect(await eligible(client())).toBeNull();
    await completeCourse(db, memberNo, 1);
    expect(await eligible()).toBe(false);
    await completeCourse(db, memberNo, 2);
    expect(await eligible()).toBe(true);
  });
});

describeWithDatabase('results', (open) => {
  async function start() {
    const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
    return { clock, ...(await open({ now: () => clock.now })) };
  }

  async function passed() {
    const server = await start();
    const { db } = server;
    const examinationNo = await addExam(db, { price: 0 });
    const { client, memberNo } = await server.member();
    await completeCourse(db, memberNo, 2);
    const userExaminationNo = (await client.call('postIntExam', { examinationNo })).entity as number;
    const staff = {
      db,
      now: server.clock.now,
      log: { warn: () => undefined },
      keys: server.configuration.encryptionKeys,
    };
    expect(await decide({ applicationNo: userExaminationNo, decision: 'sit' }, staff)).toBe('SAT');
    expect(await decide({ applicationNo: userExaminationNo, decision: 'pass' }, staff)).toBe('PASSED');
    return { ...server, client, memberNo, examinationNo, userExaminationNo };
  }

  test('a result is sealed until its announcement, in the detail, the list and the passes', async () => {
    const { client, userExaminationNo, clock, db, memberNo } = await passed();
    const seen = async () => {
      const detail = (await client.call('getMapUserExam', { userExaminationNo })).entity;
      const list = (await client.call('getListBoxUserExam')).entity as { list: unknown[] };
      const passes = (await client.call('fetchUserCertList')).entity as { list: unknown[] };
      return { detail, item: list.list[0], passes: passes.list.length, text: JSON.stringify([detail, list]) };
    };
    // A session ends after 24 hours; this one is extended, because the test is not about sessions.
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2027-01-01'), used_at: new Date('2027-01-01') })
      .where('member_no', '=', memberNo)
      .execute();
    clock.now = new Date('2026-12-24T09:59:59.999+09:00');
    const before = await seen();
    expect(before.detail).toMatchObject({ status: 'SAT', statusName: '응시', allowedActions: [] });
    expect(before.item).toMatchObject({ status: 'SAT' });
    expect(before.passes).toBe(0);
    expect(before.text).not.toMatch(/PASSED|합격/);
    clock.now = new Date('2026-12-24T10:00:00+09:00');
    const after = await seen();
    expect(after.detail).toMatchObject({
      status: 'PASSED',
      statusName: '합격',
      allowedActions: ['requestCertificate', 'object'],
    });
    expect(after.passes).toBe(1);
  });

  test('results stay sealed when their announcement is postponed', async () => {
    const { client, userExaminationNo, clock, db, examinationNo, memberNo } = await passed();
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2027-01-01'), used_at: new Date('2027-01-01') })
      .where('member_no', '=', memberNo)
      .execute();
    await db
      .updateTable('examination')
      .set({ pass_date: '2026-12-28', announced_at: new Date('2026-12-28T10:00:00+09:00') })
      .where('examination_no', '=', examinationNo)
      .execute();
    clock.now = new Date('2026-12-27T10:00:00+09:00');
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({ status: 'SAT' });
    expect((await client.call('fetchUserCertList')).entity).toMatchObject({ list: [] });
  });

  test('a result of the other kind, or a second one, is rejected', async () => {
    const { db, clock, configuration, userExaminationNo } = await passed();
    const staff = { db, now: clock.now, log: { warn: () => undefined }, keys: configuration.encryptionKeys };
    expect(await decide({ applicationNo: userExaminationNo, decision: 'pass' }, staff)).toBeNull();
    expect(await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staff)).toBeNull();
  });
});

describeWithDatabase('the account for a refund', (open) => {
  /** Deposit of 50,001 won that arrived after its seat was given to another member. */
  async function late() {
    const held = await openHeld(open, 'vbank');
    const { checkout, checkoutUrl, server, client, userExaminationNo } = held;
    await checkout.press(checkoutUrl, 'issue');
    held.later(MINUTES_UNTIL_AFTER_THE_DEPOSIT);
    await expireHeld(checkout.jobs());
    const next = await server.member();
    await next.client.call('postIntEdu', { educationNo: held.educationNo });
    const seen = async () => (await client.call('getMapUserEdu', { userExaminationNo })).entity as Shown;
    const listed = async () =>
      ((await client.call('getListBoxUserEdu')).entity as { list: Pick<Shown, 'allowedActions'>[] }).list[0];
    return { ...held, seen, listed };
  }

  test('is requested on the application, in its list, and by a message with a link to it', async () => {
    const { checkout, checkoutUrl, seen, listed, db } = await late();
    expect(await seen()).toMatchObject({ allowedActions: [], amountAwaitingAccount: 0 });
    await checkout.press(checkoutUrl, 'lateDeposit');
    expect(await seen()).toMatchObject({
      allowedActions: ['nameRefundAccount', 'printReceipt'],
      amountAwaitingAccount: 50_001,
    });
    expect(await listed()).toMatchObject({ allowedActions: ['nameRefundAccount', 'printReceipt'] });
    const { content } = await db
      .selectFrom('member_notice')
      .select('content')
      .where('event', '=', 'accountNeeded')
      .executeTakeFirstOrThrow();
    expect(content).toContain(
      '50,001원을 돌려드립니다. 홈페이지에 로그인하신 뒤 [교육 신청 확인]에서 환불 계좌를 입력',
    );
  });

  test('is shown masked after it was named, and is not requested again', async () => {
    const { checkout, checkoutUrl, seen, listed, client, userExaminationNo } = await late();
    await checkout.press(checkoutUrl, 'lateDeposit');
    const form = cancelForm(userExaminationNo);
    expect(await client.call('patchIntRefundAccount', form)).toMatchObject({ code: 1, entity: 1 });
    const { refund, ...shown } = await seen();
    expect(shown).toMatchObject({ allowedActions: ['printReceipt'], amountAwaitingAccount: 0 });
    expect(refund).toMatchObject({ status: 'APPROVED', bank: form.bank, accountName: form.accountName });
    expect(refund.account).toMatch(/^\*+\d{4}$/);
    expect(await listed()).toMatchObject({ allowedActions: ['printReceipt'] });
  });

  test('named by an employee is shown with its payment date, and can be denied on the page and in the list', async () => {
    const { checkout, checkoutUrl, seen, listed, client, userExaminationNo, db, clock, server } = await late();
    await checkout.press(checkoutUrl, 'lateDeposit');
    const { encryptionKeys: keys } = server.configuration;
    const account = { accountName: '나도둑', bank: '한빛은행', account: '9998877766655' };
    const staff = { db, now: clock.now, log: { warn: () => undefined }, keys };
    await nameAccountForMember({ applicationNo: userExaminationNo, account }, staff);
    const named = { bank: '한빛은행', account: '*********6655', accountName: '나도둑', amount: 50_001 };
    expect(await seen()).toMatchObject({
      allowedActions: ['denyRefundAccount', 'printReceipt'],
      namedAccounts: [named],
    });
    expect(await listed()).toMatchObject({ allowedActions: ['denyRefundAccount', 'printReceipt'] });
    expect(await client.call('patchIntRefundAccountDeny', { userExaminationNo })).toMatchObject({ code: 1, entity: 1 });
    expect(await seen()).toMatchObject({
      allowedActions: ['nameRefundAccount', 'printReceipt'],
      amountAwaitingAccount: 50_001,
      namedAccounts: [],
    });
  });
});
