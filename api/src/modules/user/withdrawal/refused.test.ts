import { CODES } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { applicationValues } from '../../../enrolment/applicationValues.ts';
import { insertRefund, readAccount } from '../../../enrolment/refund/store.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { countWaiting, describeWithDatabase, duringChange, type TestServer } from '../../../testing/index.ts';
import { requestForm } from '../../manager/testing/certificates.ts';
import { addCourse, completeCourse } from '../../manager/testing/offerings.ts';
import { addCertificate } from '../../office/testing/certificates.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { lockLeavingMember } from '../account/lockLeavingMember.ts';
import { retentionJob } from '../retention/retentionJob.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';
import { endMembership } from './endMembership.ts';
import { eraseMember } from './eraseMember.ts';
import { hasOpenTasks } from './openTasks.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const now = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('withdrawal and applications', (open) => {
  let now = NOW;
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test('is rejected while an application or a refund is open, and then erases nothing', async () => {
    const { browser, memberNo } = await joinMember(server, 'openend27', { name: '도우리', userPhone: '01088805678' });
    const applicationNo = (await browser.call('postIntEdu', { educationNo: await addCourse(server.db, { price: 0 }) }))
      .entity as number;
    const blocked = { status: 200, code: -1015, message: '진행 중인 신청이나 환불이 있어 탈퇴할 수 없습니다.' };
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD, reason: '이유' })).toMatchObject(blocked);
    const conflict = {
      title: '외식경영관리사 2급 집합교육',
      path: `/manager/edu/register/view?userExaminationNo=${applicationNo}`,
    };
    const keeping = async () => (await browser.call('fetchOpenMatters')).entity;
    expect(await keeping()).toEqual([{ ...conflict, statusName: '신청완료' }]);
    await server.db
      .updateTable('application')
      .set({ status: 'CANCELLED' })
      .where('application_no', '=', applicationNo)
      .execute();
    const { refund_no } = await server.db
      .insertInto('refund')
      .values({
        application_no: applicationNo,
        payment_no: null,
        status: 'FAILED',
        failure: 'REFUSED',
        cause: 'CANCEL',
        route: 'bank',
        amount: 0,
        to_account: false,
        percent: 100,
        account_sealed: null,
        requested_at: now,
        decided_at: null,
        leased_until: null,
        finished_at: null,
      })
      .returning('refund_no')
      .executeTakeFirstOrThrow();
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject(blocked);
    expect(await keeping()).toEqual([{ ...conflict, statusName: '환불실패' }]);
    expect(await browser.call('fetchUser')).toMatchObject({ code: 1, entity: { name: '도우리' } });
    await server.db.updateTable('refund').set({ status: 'DONE' }).where('refund_no', '=', refund_no).execute();
    expect(await keeping()).toEqual([]);
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: 1 });
    expect(
      await server.db.selectFrom('withdrawal_reason').select('reason').where('reason', '=', '이유').execute(),
    ).toEqual([]);
    expect(
      await server.db.selectFrom('member').select('status').where('member_no', '=', memberNo).executeTakeFirst(),
    ).toEqual({ status: 'WITHDRAWN' });
  });

  test('names an application once, also if its refund is under way too, and an unassigned payment', async () => {
    const { browser, memberNo } = await joinMember(server, 'oncekept27', { name: '도우리', userPhone: '01088805679' });
    const educationNo = await addCourse(server.db);
    const applicationNo = (await browser.call('postIntEdu', { educationNo })).entity as number;
    const statuses = async () =>
      ((await browser.call('fetchOpenMatters')).entity as { statusName: string }[]).map(({ statusName }) => statusName);
    expect(await statuses()).toEqual(['결제대기']);
    await browser.call('startPayment', { userExaminationNo: applicationNo, payMethod: 'card' });
    await server.db.updateTable('payment').set({ status: 'UNKNOWN' }).where('member_no', '=', memberNo).execute();
    expect(await statuses()).toEqual(['결제대기']);
    await server.db
      .updateTable('application')
      .set({ status: 'EXPIRED', expired_at: now })
      .where('application_no', '=', applicationNo)
      .execute();
    expect(await statuses()).toEqual(['결제확인중']);
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: -1015 });
    expect(await server.client().call('fetchOpenMatters')).toMatchObject({ status: 401 });
  });

  test('is not rejected for what the association has left open for a year, and the office can still pay it', async () => {
    const { browser, memberNo } = await joinMember(server, 'forgotten27', {
      name: '도우리',
      userPhone: '01088805680',
    });
    const { db } = server;
    const applicationNo = (await browser.call('postIntEdu', { educationNo: await addCourse(db, { price: 0 }) }))
      .entity as number;
    const refundNo = await insertRefund(db, server.configuration.encryptionKeys, {
      ...{ applicationNo, paymentNo: null, status: 'APPROVED', cause: 'CANCEL', route: 'bank', now },
      ...{ toAccount: true, amount: 0, percent: 100 },
      account: { accountName: '도우리', bank: '국민은행', account: '12345678901234' },
    });
    const certificateNo = await addCertificate(server, { status: 'PAID' });
    await db
      .updateTable('certificate')
      .set({ member_no: memberNo })
      .where('certificate_no', '=', certificateNo)
      .execute();
    expect(await hasOpenTasks(db, memberNo, new Date('2027-11-19T02:00:00Z'))).toBe(true);
    const later = new Date('2028-02-01T02:00:00Z');
    expect(await hasOpenTasks(db, memberNo, later)).toBe(false);

    const member = await db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    const { configuration } = server;
    await db
      .transaction()
      .execute((transaction) => eraseMember(member, { db: transaction, now: later, configuration }));
    const refund = await db
      .selectFrom('refund')
      .selectAll()
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow();
    expect(readAccount(configuration.encryptionKeys, refund)).toMatchObject({ account: '12345678901234' });
    const named = () =>
      db.selectFrom('certificate').select('holder_name').where('certificate_no', '=', certificateNo).execute();
    expect(await named()).toEqual([{ holder_name: '홍길동' }]);
    await db.updateTable('member').set({ status: 'WITHDRAWN' }).where('member_no', '=', memberNo).execute();
    const sent = { status: 'SENT', number: '2028-2-00001-00001', issued_at: later, sent_at: later } as const;
    await db.updateTable('certificate').set(sent).where('certificate_no', '=', certificateNo).execute();
    now = new Date('2028-04-01T02:00:00Z');
    await retentionJob.run({ ...server.services, db, log: server.app.log });
    now = NOW;
    expect(await named()).toEqual([{ holder_name: null }]);
  });

  test('a concurrent application never remains without its member', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser, memberNo } = await joinMember(server, `atonce${round}7`, {
        name: '도우리',
        userPhone: `0108880900${round}`,
      });
      const educationNo = await addCourse(server.db, { price: 0 });
      await Promise.all([
        browser.call('withdraw', { userPw: JOINED_PASSWORD }),
        browser.call('postIntEdu', { educationNo }),
      ]);
      const { status } = await server.db
        .selectFrom('member')
        .select('status')
        .where('member_no', '=', memberNo)
        .executeTakeFirstOrThrow();
      const applications = await server.db
        .selectFrom('application')
        .select('status')
        .where('member_no', '=', memberNo)
        .execute();
      expect([
        ['WITHDRAWN', 0],
        ['ACTIVE', 1],
      ]).toContainEqual([status, applications.length]);
    }
  });
});

describeWithDatabase('a member who withdraws concurrently', (open, kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  async function leave(memberNo: number, db: Queries) {
    const member = await lockLeavingMember(db, memberNo);
    if (!member) throw new Error(`no member ${memberNo}`);
    const { configuration, app } = server;
    await endMembership({ member, reason: '' }, { db, now, ip: '192.0.2.1', log: app.log, configuration });
  }
  /** Response to `act` while its member is withdrawing. */
  const whileLeaving = (
    memberNo: number,
    act: () => ReturnType<Awaited<ReturnType<TestServer['member']>>['client']['call']>,
  ) => duringChange(server.db, (db) => leave(memberNo, db), act);

  if (kind === 'postgresql') {
    const gone = { status: 200, code: CODES.MEMBER_GONE.code };

    test('cannot apply for a course, and the seat is free', async () => {
      const { client, memberNo } = await server.member();
      const educationNo = await addCourse(server.db, { price: 1000, capacity: 5 });
      expect(await whileLeaving(memberNo, () => client.call('postIntEdu', { educationNo }))).toMatchObject(gone);
      const { taken } = await server.db
        .selectFrom('education')
        .select('taken')
        .where('education_no', '=', educationNo)
        .executeTakeFirstOrThrow();
      expect(taken).toBe(0);
    });

    test('cannot request a certificate', async () => {
      const { client, memberNo } = await server.member();
      const form = requestForm({ certName: '외식경영관리사 2급' });
      expect(await whileLeaving(memberNo, () => client.call('upsertCertificate', form))).toMatchObject(gone);
    });

    test('waits for the lock of an application, and gets no notice about it', async () => {
      const { memberNo } = await server.member();
      await completeCourse(server.db, memberNo, 2);
      const application = await server.db
        .selectFrom('application')
        .selectAll()
        .where('member_no', '=', memberNo)
        .executeTakeFirstOrThrow();
      const { leaving } = await server.db.transaction().execute(async (db) => {
        await lockApplication(db, application.application_no);
        const leaving = server.db.transaction().execute((inside) => leave(memberNo, inside));
        while ((await countWaiting(db)) === 0);
        const values = applicationValues(application);
        await raiseNotice({ event: 'resultOut', memberNo, subjectNo: application.application_no, values }, { db, now });
        return { leaving };
      });
      await leaving;
      const notices = server.db.selectFrom('member_notice').select('event').where('member_no', '=', memberNo);
      expect(await notices.execute()).toEqual([]);
    });

    test('cannot write a post', async () => {
      const { client, memberNo } = await server.member();
      const post = { title: '거래처 추천', content: '<p>추천합니다.</p>' };
      expect(await whileLeaving(memberNo, () => client.call('postIntBoard', post))).toMatchObject(gone);
      const posts = await server.db
        .selectFrom('member_post')
        .select('post_no')
        .where('member_no', '=', memberNo)
        .execute();
      expect(posts).toEqual([]);
    });

    test('gets no reissue by the office, whose employee stays logged in', async () => {
      const employee = await addEmployee(server, ['qualification']);
      const certificateNo = await addCertificate(server, { status: 'SENT' });
      const { member_no } = await server.db
        .selectFrom('certificate')
        .select('member_no')
        .where('certificate_no', '=', certificateNo)
        .executeTakeFirstOrThrow();
      const reissue = () => employee.client.call('officeReissueCertificate', { certificateNo, reason: '분실' });
      expect(await whileLeaving(member_no, reissue)).toMatchObject({ code: CODES.OFFICE_STATE_CHANGED.code });
    });
  }
});
