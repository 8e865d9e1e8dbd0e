import type { CallAnswer, Calls } from '@portal/shared/contract';
import { endOfSeoulDay } from '@portal/shared/time';
import { describeWithDatabase } from '../../../testing/index.ts';
import { decideCertificate } from '../../manager/certificates/decisions.ts';
import {
  ANNOUNCED,
  keepSession,
  passedMember,
  requestForm,
  staffOf,
  TRANSFERRED,
} from '../../manager/testing/certificates.ts';
import { setPhoto } from '../../manager/testing/examinee.ts';
import { addCourse, addExam, cancelForm, completeCourse } from '../../manager/testing/offerings.ts';
import { addPaid, EXAM_ANSWERS, TERMS } from '../../office/testing/applications.ts';
import { addEvidence } from '../../office/testing/evidence.ts';
import { nameAccountForMember } from '../../payment/refunds/decisions.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { openHeld } from '../../payment/testing/checkout.ts';

type MyTasks = CallAnswer<Calls['getMapMyMatters']>;
interface Browser {
  call(name: 'getMapMyMatters'): Promise<{ entity: unknown }>;
}
const tasksOf = async (browser: Browser) => (await browser.call('getMapMyMatters')).entity as MyTasks;

const NOW = new Date('2026-11-20T12:00:00+09:00');
const TITLE = '외식경영관리사 2급 집합교육';
const UNTIL_AFTER_THE_DEPOSIT = 37 * 60;

/** Course on another day than the rest. */
const onDay = (day: string) => ({
  edu_date: day,
  held_at: new Date(`${day}T10:00:00+09:00`),
  finish_at: new Date(`${day}T24:00:00+09:00`),
});

describeWithDatabase('the overview of a member', (open) => {
  test('is empty for a new member, and forbidden to a guest', async () => {
    const server = await open({ now: () => NOW });
    const { client } = await server.member();
    expect(await tasksOf(client)).toEqual({
      waiting: [],
      next: null,
      refunds: [],
      counts: { courses: 0, exams: 0, certificates: 0, certificatesToRequest: 0, notices: 0 },
    });
    expect(await server.client().call('getMapMyMatters')).toMatchObject({ status: 401 });
  });

  test('a held seat is a task to pay, the earliest deadline first, with a link to its payment', async () => {
    const server = await open({ now: () => NOW });
    const { client, memberNo } = await server.member();
    const educationNo = await addCourse(server.db);
    const course = (await client.call('postIntEdu', { educationNo })).entity as number;
    await completeCourse(server.db, memberNo, 2);
    const examinationNo = await addExam(server.db, { price: 40_000 });
    const exam = (await client.call('postIntExam', { examinationNo })).entity as number;
    await server.db
      .updateTable('application')
      .set({ pay_due_at: new Date('2026-11-20T12:10:00+09:00') })
      .where('application_no', '=', exam)
      .execute();
    expect((await tasksOf(client)).waiting).toEqual([
      {
        kind: 'pay',
        kindName: '결제하기',
        title: '2026년 제4회 외식경영관리사 2급 필기',
        amount: 40_000,
        dueAt: '2026-11-20T12:10:00+09:00',
        isOverdue: false,
        dueName: '결제 기한',
        path: `/manager/exam/apply/write?examinationNo=${examinationNo}&userExaminationNo=${exam}`,
      },
      {
        kind: 'pay',
        kindName: '결제하기',
        title: TITLE,
        amount: 50_000,
        dueAt: '2026-11-20T12:30:00+09:00',
        isOverdue: false,
        dueName: '결제 기한',
        path: `/manager/edu/apply/write?educationNo=${educationNo}&userExaminationNo=${course}`,
      },
    ]);
    const other = await server.member();
    expect((await tasksOf(other.client)).waiting).toEqual([]);
  });

  test('a payment with an unknown outcome is not requested again', async () => {
    const { db, client, paymentNo, checkout, checkoutUrl } = await openHeld(open, 'card');
    expect((await tasksOf(client)).waiting).toMatchObject([{ kind: 'pay' }]);
    await db.updateTable('payment').set({ status: 'UNKNOWN' }).where('payment_no', '=', paymentNo).execute();
    expect((await tasksOf(client)).waiting).toEqual([]);
    // Another amount arrived: the office reviews it.
    await checkout.press(checkoutUrl, 'wrongAmount');
    expect(await client.call('fetchOpenMatters')).toMatchObject({ entity: [{ title: TITLE, statusName: '결제대기' }] });
    expect((await tasksOf(client)).waiting).toEqual([]);
  });

  test('a pending deposit is a task, and the account for a late one, until it is refunded', async () => {
    const held = await openHeld(open, 'vbank');
    const { checkout, checkoutUrl, server, client, clock, userExaminationNo } = held;
    const path = `/manager/edu/register/view?userExaminationNo=${userExaminationNo}`;
    await checkout.press(checkoutUrl, 'issue');
    expect((await tasksOf(client)).waiting).toMatchObject([{ kind: 'deposit', amount: 50_001, path }]);

    held.later(UNTIL_AFTER_THE_DEPOSIT);
    await expireHeld(checkout.jobs());
    const next = await server.member();
    await next.client.call('postIntEdu', { educationNo: held.educationNo });
    await checkout.press(checkoutUrl, 'lateDeposit');
    expect(await tasksOf(client)).toMatchObject({
      waiting: [{ kind: 'nameRefundAccount', title: TITLE, amount: 50_001, dueAt: null, dueName: '', path }],
      refunds: [{ title: TITLE, amount: 50_001, statusName: '환불계좌확인', path }],
    });

    const account = { accountName: '나도둑', bank: '한빛은행', account: '9998877766655' };
    await nameAccountForMember({ applicationNo: userExaminationNo, account }, staffOf(server, clock.now));
    expect((await tasksOf(client)).waiting).toMatchObject([
      { kind: 'checkRefundAccount', dueAt: expect.stringMatching(/\+09:00$/), path },
    ]);
    held.later(24 * 60 + 1);
    expect(await tasksOf(client)).toMatchObject({ waiting: [], refunds: [{ statusName: '환불승인' }] });
  });

  /** A member with a paid exam of 2026-12-10 that requires documents, without its photo. */
  async function examinee() {
    const clock = { now: NOW };
    const server = await open({ now: () => clock.now });
    const terms = JSON.stringify({ ...TERMS.exam, asksEvidence: true });
    const exam = await addPaid(server, {}, { kind: 'exam', answers: EXAM_ANSWERS, terms });
    await keepSession(server, exam.memberNo);
    const waitingAt = async (time: string) => {
      clock.now = new Date(`2026-12-${time}+09:00`);
      return (await tasksOf(exam.client)).waiting;
    };
    const path = `/manager/exam/register/view?userExaminationNo=${exam.applicationNo}`;
    return { ...exam, server, waitingAt, path };
  }

  test('an exam without its photo and documents is two tasks, the earliest deadline first, until they are given', async () => {
    const { server, memberNo, applicationNo, waitingAt, path } = await examinee();
    const papers = { kind: 'giveEvidence', amount: 0, dueAt: '2026-12-04T00:00:00+09:00', isOverdue: false, path };
    const photo = { kind: 'addPhoto', amount: 0, dueAt: '2026-12-08T00:00:00+09:00', isOverdue: false, path };
    expect(await waitingAt('01T10:00')).toMatchObject([papers, photo]);
    const refund = { kind: 'lateEvidence', amount: 50_000, dueAt: '2026-12-10T00:00:00+09:00', path };
    expect(await waitingAt('05T10:00')).toMatchObject([{ ...papers, isOverdue: true }, photo, refund]);
    const { memberNo: employeeNo } = await server.member({ role: 'employee' });
    const returned = { status: 'RETURNED', decided_by: employeeNo, decided_at: NOW, reason: '읽을 수 없음' } as const;
    await addEvidence(server, memberNo, returned);
    expect(await waitingAt('05T10:00')).toMatchObject([{ kind: 'giveEvidenceAgain' }, photo, refund]);
    await addEvidence(server, memberNo);
    expect(await waitingAt('05T10:00')).toMatchObject([photo]);
    await setPhoto(server, applicationNo, 'uploads/me.webp');
    expect(await waitingAt('05T10:00')).toEqual([]);
  });

  test('after the deadline of the photo, the refund of a cancellation is a task until its window ends', async () => {
    const { waitingAt, path } = await examinee();
    const refund = { kind: 'noTicket', amount: 50_000, dueAt: '2026-12-10T00:00:00+09:00', isOverdue: false, path };
    expect(await waitingAt('08T10:00')).toMatchObject([refund]);
    expect(await waitingAt('10T09:59')).toMatchObject([
      { ...refund, amount: 40_000, dueAt: '2026-12-11T00:00:00+09:00' },
    ]);
    expect(await waitingAt('10T23:59')).toMatchObject([
      { ...refund, amount: 40_000, dueAt: '2026-12-11T00:00:00+09:00' },
    ]);
    expect(await waitingAt('11T00:00')).toEqual([]);
  });

  test('documents that were not accepted before the beginning leave the refund as a task', async () => {
    const { server, memberNo, applicationNo, waitingAt, path } = await examinee();
    await setPhoto(server, applicationNo, 'uploads/me.webp');
    await addEvidence(server, memberNo);
    expect(await waitingAt('10T09:59')).toEqual([]);
    expect(await waitingAt('10T10:00')).toMatchObject([{ kind: 'noTicket', amount: 40_000, path }]);
  });

  test('for an exam that was moved, this refund is a task until the new beginning', async () => {
    const { server, applicationNo, waitingAt, path } = await examinee();
    const day = '2026-12-17';
    const moved = { day, time: '10:00', endTime: '', address: TERMS.exam.address, address2: '' };
    await server.db
      .updateTable('application')
      .set({ changed_to: JSON.stringify(moved) })
      .where('application_no', '=', applicationNo)
      .execute();
    await server.db
      .updateTable('examination')
      .set({ exam_date: day, held_at: new Date(`${day}T10:00:00+09:00`), finish_at: new Date(`${day}T24:00:00+09:00`) })
      .execute();
    const refund = { kind: 'noTicket', amount: 50_000, dueAt: `${day}T10:00:00+09:00`, isOverdue: false, path };
    expect(await waitingAt('15T10:00')).toMatchObject([refund]);
  });

  test('a certificate can be requested, its fee is a task until it is due, and so is the account for its return', async () => {
    const clock = { now: NOW };
    const server = await open({ now: () => clock.now });
    const { client, userExaminationNo } = await passedMember(server, clock.now);
    expect((await tasksOf(client)).counts.certificatesToRequest).toBe(0);
    clock.now = ANNOUNCED;
    expect((await tasksOf(client)).counts.certificatesToRequest).toBe(1);

    const certificateNo = (await client.call('upsertCertificate', requestForm({ userExaminationNo }))).entity as number;
    const path = '/manager/exam/certificate';
    const transfer = { kind: 'transferFee', title: '외식경영관리사 2급 필기 자격증', amount: 15_000, path };
    const [asked] = (await tasksOf(client)).waiting;
    expect(asked).toMatchObject(transfer);
    clock.now = new Date(asked?.dueAt ?? '');
    expect((await tasksOf(client)).waiting).toEqual([]);
    clock.now = ANNOUNCED;

    const staff = staffOf(server, clock.now);
    await decideCertificate(certificateNo, { event: 'transferred', day: TRANSFERRED }, staff);
    await decideCertificate(certificateNo, { event: 'reject', reason: '사진이 없습니다.' }, staff);
    expect(await tasksOf(client)).toMatchObject({
      waiting: [{ ...transfer, kind: 'nameFeeAccount' }],
      refunds: [{ amount: 15_000, statusName: '수수료 환불', path }],
    });
    await client.call('patchIntCertificateAccount', { ...cancelForm(0), certificateNo });
    expect(await tasksOf(client)).toMatchObject({ waiting: [], refunds: [{ amount: 15_000 }] });
  });

  test('the next date is the nearest confirmed one, to its end', async () => {
    const clock = { now: NOW };
    const server = await open({ now: () => clock.now });
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    const apply = async (call: 'postIntEdu' | 'postIntExam', input: object) =>
      (await client.call(call, input)).entity as number;
    const later = await addCourse(server.db, { ...onDay('2026-12-20'), price: 0, edu_type: 2 });
    await apply('postIntEdu', { educationNo: later });
    const unpaid = await addCourse(server.db, onDay('2026-12-07'));
    await apply('postIntEdu', { educationNo: unpaid });
    const examinationNo = await addExam(server.db, { price: 0, end_time: '11:40' });
    const exam = await apply('postIntExam', { examinationNo });

    expect((await tasksOf(client)).next).toEqual({
      applyType: 2,
      title: '2026년 제4회 외식경영관리사 2급 필기',
      day: '2026-12-10',
      time: '10:00',
      endTime: '11:40',
      address: '서울특별시 중구 세종대로 110',
      address2: '3층 대강당',
      isOnline: false,
      hasPaper: false,
      path: `/manager/exam/register/view?userExaminationNo=${exam}`,
    });
    await setPhoto(server, exam, '/files/photo/1.png');
    expect((await tasksOf(client)).next).toMatchObject({ hasPaper: true });
    expect((await tasksOf(client)).counts).toMatchObject({ courses: 3, exams: 1, notices: 3 });

    await server.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
    clock.now = new Date('2026-12-10T11:39:00+09:00');
    expect((await tasksOf(client)).next).toMatchObject({ applyType: 2 });
    clock.now = new Date('2026-12-10T11:40:00+09:00');
    expect((await tasksOf(client)).next).toMatchObject({
      applyType: 1,
      day: '2026-12-20',
      isOnline: true,
      hasPaper: true,
    });
    clock.now = new Date('2026-12-21T00:00:00+09:00');
    expect((await tasksOf(client)).next).toBeNull();
  });

  test('for a course of several days it is the next day, with its hours, also after a change', async () => {
    const clock = { now: NOW };
    const server = await open({ now: () => clock.now });
    const { client, memberNo } = await server.member();
    const further = [{ lessonNo: 2, day: '2026-12-12', time: '13:00', endTime: '17:00' }];
    const lessons = { further_lessons: JSON.stringify(further), ends_at: endOfSeoulDay('2026-12-12') };
    const educationNo = await addCourse(server.db, { ...onDay('2026-12-07'), ...lessons, price: 0, time: '10:00' });
    await client.call('postIntEdu', { educationNo });
    const nextAt = async (day: string) => {
      clock.now = new Date(`${day}T11:00:00+09:00`);
      return (await tasksOf(client)).next;
    };
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
    expect(await nextAt('2026-12-07')).toMatchObject({ day: '2026-12-07', time: '10:00' });
    expect(await nextAt('2026-12-08')).toMatchObject({ day: '2026-12-12', time: '13:00', endTime: '17:00' });
    const moved = { day: '2026-12-08', time: '09:00', endTime: '12:00', address: 'ㄱ', address2: '' };
    await server.db
      .updateTable('application')
      .set({ changed_to: JSON.stringify({ ...moved, furtherLessons: [{ ...further[0], day: '2026-12-14' }] }) })
      .where('member_no', '=', memberNo)
      .execute();
    expect(await nextAt('2026-12-08')).toMatchObject({
      day: '2026-12-08',
      time: '09:00',
      endTime: '12:00',
      address: 'ㄱ',
    });
    expect(await nextAt('2026-12-13')).toMatchObject({ day: '2026-12-14', time: '13:00' });
    expect(await nextAt('2026-12-15')).toBeNull();
  });

  test('tasks of an application match the actions of its page', async () => {
    const { client, userExaminationNo, later } = await openHeld(open, 'card');
    const allowed = async () =>
      ((await client.call('getMapUserEdu', { userExaminationNo })).entity as { allowedActions: string[] })
        .allowedActions;
    expect(await allowed()).toContain('pay');
    expect((await tasksOf(client)).waiting).toHaveLength(1);
    later(31);
    expect(await allowed()).not.toContain('pay');
    expect((await tasksOf(client)).waiting).toEqual([]);
  });
});
