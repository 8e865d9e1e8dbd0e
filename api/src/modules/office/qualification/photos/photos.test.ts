import { CODES } from '@portal/shared/contract';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../../testing/index.ts';
import { addExaminee, setPhoto, uploadPhoto } from '../../../manager/testing/examinee.ts';
import { addEmployee, becomeEmployee, newestAct, type Employee } from '../../testing/employee.ts';

describeWithDatabase('photos in the office', (open) => {
  let server: TestServer;
  let employee: Employee;
  const clock = { now: TEST_NOW };
  beforeAll(async () => {
    clock.now = new Date('2026-12-05T12:00:00+09:00');
    server = await open({ now: () => clock.now });
    employee = await addEmployee(server, ['qualification']);
  });
  beforeEach(async () => {
    clock.now = new Date('2026-12-05T12:00:00+09:00');
    // An employee's token lasts half an hour.
    employee = await becomeEmployee(server, employee.memberNo, []);
  });
  const as = (client: Employee['client'], name: Parameters<Employee['client']['call']>[0], input: object) =>
    client.call(name, { ...input });
  const acts = async () => (await newestAct(server).catch(() => undefined))?.audit_no ?? 0;

  test('the list shows who has one and finds who has none; access is recorded', async () => {
    const { examinationNo, userExaminationNo, client } = await addExaminee(server);
    const other = await addExaminee(server, examinationNo);
    const path = await uploadPhoto(client);
    await client.call('patchIntExamPhoto', { userExaminationNo, userProfile: path });
    const list = async (photo?: string) => {
      const input = { kind: 'exam', offeringNo: examinationNo, ...(photo && { photo }) };
      const { entity } = await as(employee.client, 'officeApplicants', input);
      return (entity as { list: { userExaminationNo: number; photo: string }[] }).list.map((row) => [
        row.userExaminationNo,
        row.photo,
      ]);
    };
    expect(await list()).toEqual([
      [userExaminationNo, 'given'],
      [other.userExaminationNo, 'missing'],
    ]);
    expect(await list('missing')).toEqual([[other.userExaminationNo, 'missing']]);

    const wanted = { examinationNo, userExaminationNos: [userExaminationNo, other.userExaminationNo] };
    expect((await as(employee.client, 'officeApplicantPhotos', wanted)).entity).toEqual([
      { userExaminationNo, photo: path },
    ]);
    expect(await newestAct(server)).toMatchObject({
      act: 'show photos',
      object: 'examination',
      object_no: examinationNo,
      employee_no: employee.memberNo,
      detail: JSON.stringify({ applicants: 1, shown: `${userExaminationNo}` }),
    });
    // Photos of another exam are not shown.
    const elsewhere = await addExaminee(server);
    const before = await acts();
    const ofOther = { examinationNo: elsewhere.examinationNo, userExaminationNos: [userExaminationNo] };
    expect((await as(employee.client, 'officeApplicantPhotos', ofOther)).entity).toEqual([]);
    expect(await acts()).toBe(before);
  });

  test('an unusable one is returned with a reason; its applicant is notified, and uploads another', async () => {
    const { client, userExaminationNo, memberNo } = await addExaminee(server);
    const path = await uploadPhoto(client);
    await client.call('patchIntExamPhoto', { userExaminationNo, userProfile: path });
    clock.now = new Date('2026-12-08T15:00:00+09:00');
    const later = await becomeEmployee(server, employee.memberNo, []);
    const giveBack = { userExaminationNo, photo: path, reason: '얼굴이 가려져 있습니다.' };
    expect(await as(later.client, 'officeReturnPhoto', { ...giveBack, reason: ' ' })).toMatchObject({ status: 400 });
    expect(await as(later.client, 'officeReturnPhoto', giveBack)).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'return photo', object_no: userExaminationNo });
    // The deadline three days before the exam has passed: the applicant still gets a day.
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({
      photo: { state: 'returned', dueAt: '2026-12-09T15:00:00+09:00', reason: '얼굴이 가려져 있습니다.' },
      allowedActions: ['cancel', 'addPhoto'],
      userExam: { userProfile: '' },
    });
    const notices = await server.db
      .selectFrom('member_notice')
      .select('content')
      .where('member_no', '=', memberNo)
      .where('event', '=', 'photoReturned')
      .execute();
    expect(notices.map(({ content }) => content).join('')).toContain('얼굴이 가려져 있습니다.');
    // Concurrent returns by two employees: only one succeeds.
    expect(await as(later.client, 'officeReturnPhoto', giveBack)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    const another = await uploadPhoto(client);
    await client.call('patchIntExamPhoto', { userExaminationNo, userProfile: another });
    expect(await as(later.client, 'officeReturnPhoto', giveBack)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({
      photo: { state: 'given', reason: '' },
    });
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    const tooLate = await becomeEmployee(server, employee.memberNo, []);
    expect(await as(tooLate.client, 'officeReturnPhoto', { ...giveBack, photo: another })).toMatchObject(
      CODES.OFFICE_STATE_CHANGED,
    );
  });

  test('the roster has everybody who may sit, by number, with a reason in the log', async () => {
    const { examinationNo, userExaminationNo } = await addExaminee(server);
    await setPhoto(server, userExaminationNo, 'uploads/me.webp');
    const asked = await addExaminee(server, examinationNo);
    const gone = await addExaminee(server, examinationNo);
    for (const [{ userExaminationNo: no }, status] of [
      [asked, 'CANCEL_REQUESTED'],
      [gone, 'CANCELLED'],
    ] as const)
      await server.db.updateTable('application').set({ status }).where('application_no', '=', no).execute();
    expect(await as(employee.client, 'officePhotoRoster', { examinationNo, reason: '' })).toMatchObject({
      status: 400,
    });
    const { entity } = await as(employee.client, 'officePhotoRoster', { examinationNo, reason: '시험 감독' });
    expect(entity).toMatchObject({
      title: '2026년 제4회 외식경영관리사 2급 필기',
      examDate: '2026-12-10',
      time: '10:00',
      place: '서울특별시 중구 세종대로 110 3층 대강당',
      examinees: [
        { userExaminationNo, name: '홍길동', userBirth: '19900101', photo: 'uploads/me.webp' },
        { userExaminationNo: asked.userExaminationNo, photo: '' },
      ],
    });
    expect((entity as { examinees: object[] }).examinees).toHaveLength(2);
    expect(await newestAct(server)).toMatchObject({
      act: 'print photo roster',
      reason: '시험 감독',
      detail: expect.stringContaining('"applicants":2') as string,
    });
  });

  test('are only for employees with the permission', async () => {
    const { examinationNo, userExaminationNo } = await addExaminee(server);
    const writer = await addEmployee(server, ['content', 'money', 'members']);
    for (const [name, input] of [
      ['officeApplicantPhotos', { examinationNo, userExaminationNos: [userExaminationNo] }],
      ['officeReturnPhoto', { userExaminationNo, photo: 'uploads/me.webp', reason: '흐림' }],
      ['officePhotoRoster', { examinationNo, reason: '시험 감독' }],
    ] as const)
      expect(await as(writer.client, name, input)).toMatchObject({ status: 403 });
  });
});
