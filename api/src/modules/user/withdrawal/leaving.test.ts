import { CODES } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { applicationValues } from '../../../enrolment/applicationValues.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { countWaiting, describeWithDatabase, duringChange, type TestServer } from '../../../testing/index.ts';
import { requestForm } from '../../manager/testing/certificates.ts';
import { addCourse, completeCourse } from '../../manager/testing/offerings.ts';
import { addCertificate } from '../../office/testing/certificates.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { lockLeavingMember } from '../account/lockLeavingMember.ts';
import { endMembership } from './endMembership.ts';

const now = new Date('2026-11-20T12:00:00+09:00');

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
