import { CODES } from '@portal/shared/contract';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../../testing/index.ts';
import { pdf } from '../../../../testing/samples.ts';
import { provePhone } from '../../../auth/testing/provePhone.ts';
import { keepSession } from '../../../manager/testing/certificates.ts';
import { addCourse } from '../../../manager/testing/offerings.ts';
import { openFormer } from '../../../user/corrections/sealed.ts';
import { askForPerson, askForPhone } from '../../../user/testing/corrections.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, becomeEmployee, newestAct } from '../../testing/employee.ts';

describeWithDatabase('corrections in the office', (open) => {
  let server: TestServer;
  const clock = { now: TEST_NOW };
  beforeAll(async () => {
    clock.now = new Date('2026-11-20T12:00:00+09:00');
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = new Date('2026-11-20T12:00:00+09:00');
  });
  const employee = () => addEmployee(server, ['members']);
  let phones = 0;
  const newPhone = () => `0107444${String((phones += 1)).padStart(4, '0')}`;
  const memberOf = (memberNo: number) =>
    server.db.selectFrom('member').selectAll().where('member_no', '=', memberNo).executeTakeFirstOrThrow();
  const noticesOf = (memberNo: number) =>
    server.db.selectFrom('member_notice').select(['event', 'content']).where('member_no', '=', memberNo).execute();

  test('name and birth date are changed in every copy, and the former ones stay sealed', async () => {
    const { client, memberNo } = await server.member({ name: '김봄', user_birth: '19850214' });
    const educationNo = await addCourse(server.db, { price: 0 });
    const live = Number((await client.call('postIntEdu', { educationNo })).entity);
    const ended = Number(
      (await client.call('postIntEdu', { educationNo: await addCourse(server.db, { price: 0 }) })).entity,
    );
    await server.db
      .updateTable('application')
      .set({ status: 'CANCELLED' })
      .where('application_no', '=', ended)
      .execute();
    const waiting = await addCertificate(server, {
      status: 'AWAITING_TRANSFER',
      member_no: memberNo,
      holder_name: '김봄',
    });
    const issued = await addCertificate(server, { status: 'SENT', member_no: memberNo, grade: 1, holder_name: '김봄' });
    await client.call('postIntBoard', { title: '인사', content: '<p>반갑습니다.</p>' });

    const correctionNo = await askForPerson(client, { reissue: true });
    const { client: desk } = await employee();
    const { entity } = await desk.call('officeCorrection', { correctionNo });
    expect(entity).toMatchObject({
      before: { name: '김봄', userBirth: '19850214' },
      after: { name: '김새봄', userBirth: '19850215', userPhone: '' },
      words: '개명했습니다.',
      documentName: '기본증명서.pdf',
      wantsReissue: true,
      certificates: 1,
      allowedActions: ['accept', 'refuse'],
    });
    expect(await newestAct(server)).toMatchObject({ act: 'show correction', object_no: correctionNo });
    const accept = { correctionNo, decision: 'accept', reason: '기본증명서로 확인' };
    expect(await desk.call('officeDecideCorrection', accept)).toMatchObject({ code: 1, entity: 'done' });
    expect(await desk.call('officeDecideCorrection', accept)).toMatchObject(CODES.OFFICE_STATE_CHANGED);

    expect(await memberOf(memberNo)).toMatchObject({ name: '김새봄', user_birth: '19850215' });
    const answers = async (applicationNo: number) =>
      (
        await server.db
          .selectFrom('application')
          .select('answers')
          .where('application_no', '=', applicationNo)
          .executeTakeFirstOrThrow()
      ).answers;
    expect(await answers(live)).toMatchObject({ name: '김새봄', userBirth: '19850215' });
    expect(await answers(ended)).toMatchObject({ name: '김봄', userBirth: '19850214' });
    const certificates = await server.db
      .selectFrom('certificate')
      .select(['certificate_no', 'status', 'holder_name', 'fee', 'replaces_no'])
      .where('member_no', '=', memberNo)
      .orderBy('certificate_no')
      .execute();
    expect(certificates).toEqual([
      expect.objectContaining({ certificate_no: waiting, status: 'AWAITING_TRANSFER', holder_name: '김새봄' }),
      expect.objectContaining({ certificate_no: issued, status: 'SUPERSEDED', holder_name: '김봄' }),
      expect.objectContaining({ status: 'ISSUED', holder_name: '김새봄', fee: 0, replaces_no: issued }),
    ]);
    const posts = await server.db
      .selectFrom('member_post')
      .select('writer_masked')
      .where('member_no', '=', memberNo)
      .execute();
    expect(posts.map((post) => post.writer_masked)).toEqual(['김*']);
    const row = await server.db
      .selectFrom('correction')
      .selectAll()
      .where('correction_no', '=', correctionNo)
      .executeTakeFirstOrThrow();
    expect(openFormer(server.configuration.encryptionKeys, row)).toMatchObject({ name: '김봄', userBirth: '19850214' });
    expect((await noticesOf(memberNo)).find(({ event }) => event === 'correctionDone')?.content).toContain(
      '자격증은 새 정보로 다시 발급했습니다.',
    );
  });

  test('a phone takes two, a day after it was asked for without a login; then every session ends', async () => {
    const { client, memberNo } = await server.member({ name: '도하나', user_birth: '19700101', user_id: 'dohana1' });
    await keepSession(server, memberNo);
    const { user_phone: formerPhone } = await memberOf(memberNo);
    const userPhone = newPhone();
    const { entity } = await askForPhone(server, { name: '도하나', userBirth: '19700101', userPhone });
    const accept = { correctionNo: Number(entity), decision: 'accept', reason: '초본으로 확인' };
    const [first, second] = [await employee(), await employee()];
    expect(await first.client.call('officeDecideCorrection', accept)).toMatchObject(CODES.CORRECTION_TOO_EARLY);
    expect((await first.client.call('officeCorrection', { correctionNo: accept.correctionNo })).entity).toMatchObject({
      allowedActions: ['refuse'],
    });

    clock.now = new Date('2026-11-21T12:00:00+09:00');
    const again = await becomeEmployee(server, first.memberNo, []);
    expect(await again.client.call('officeDecideCorrection', accept)).toMatchObject({ code: 1, entity: 'asked' });
    expect(await again.client.call('officeDecideCorrection', accept)).toMatchObject(CODES.SECOND_EMPLOYEE_NEEDED);
    expect((await memberOf(memberNo)).user_phone).toBe(formerPhone);
    const other = await becomeEmployee(server, second.memberNo, []);
    expect((await other.client.call('officeOverview')).entity).toMatchObject({
      waiting: expect.arrayContaining([expect.objectContaining({ kind: 'secondLooks', count: 1 })]) as unknown[],
    });
    expect(await other.client.call('officeDecideCorrection', accept)).toMatchObject({ code: 1, entity: 'done' });
    expect((await memberOf(memberNo)).user_phone).toBe(userPhone);
    expect(await client.call('userLoginSessionCheck')).toMatchObject({ code: CODES.SESSION_DISPLACED.code });
    const notice = await server.db
      .selectFrom('member_notice')
      .select('former_phone')
      .where('member_no', '=', memberNo)
      .where('event', '=', 'phoneChanged')
      .executeTakeFirstOrThrow();
    expect(notice.former_phone).toBe(formerPhone);
    // The new phone can reset the password at once.
    const browser = server.client();
    const person = { name: '도하나', userPhone };
    await provePhone(browser, person, 'findPw');
    expect(await browser.call('findPw', { userId: 'dohana1', ...person })).toMatchObject({ code: 1 });
  });

  test('is rejected with a reason, sent to the new phone after a request without a login', async () => {
    const { memberNo } = await server.member({ name: '도세나', user_birth: '19730101' });
    const userPhone = newPhone();
    const { entity } = await askForPhone(server, { name: '도세나', userBirth: '19730101', userPhone });
    const { client } = await employee();
    const refuse = { correctionNo: Number(entity), decision: 'refuse', reason: '서류의 이름이 다릅니다.' };
    expect(await client.call('officeDecideCorrection', { ...refuse, reason: '' })).toMatchObject({ status: 400 });
    expect(await client.call('officeDecideCorrection', refuse)).toMatchObject({ code: 1, entity: 'done' });
    expect(await newestAct(server)).toMatchObject({ act: 'refuse correction', reason: '서류의 이름이 다릅니다.' });
    const notice = await server.db
      .selectFrom('member_notice')
      .select(['content', 'former_phone'])
      .where('member_no', '=', memberNo)
      .where('event', '=', 'correctionRefused')
      .executeTakeFirstOrThrow();
    expect(notice).toMatchObject({ former_phone: userPhone });
    expect(notice.content).toContain('서류의 이름이 다릅니다.');
  });

  test('a document is opened only here, by employees with `members`, and each access is recorded', async () => {
    const { client } = await server.member({ name: '김봄', user_birth: '19850214' });
    const correctionNo = await askForPerson(client);
    const { document_path: path } = await server.db
      .selectFrom('correction')
      .select('document_path')
      .where('correction_no', '=', correctionNo)
      .executeTakeFirstOrThrow();
    const desk = await employee();
    const writer = await addEmployee(server, ['content', 'qualification', 'money']);
    for (const { client: reader } of [desk, writer])
      expect(await reader.call('downloadFile', { path: path ?? '' })).toMatchObject({ status: 404 });
    expect(await writer.client.call('officeCorrectionDocument', { correctionNo })).toMatchObject({ status: 403 });
    const opened = await desk.client.call('officeCorrectionDocument', { correctionNo });
    expect(opened).toMatchObject({ status: 200, body: pdf.toString() });
    expect(opened.headers['cache-control']).toBe('private, no-store');
    expect(await newestAct(server)).toMatchObject({ act: 'show correction document', object_no: correctionNo });
  });

  test('one past its ten days comes first on the first page, and in the list', async () => {
    const { client } = await server.member({ name: '김봄', user_birth: '19850214' });
    const late = await askForPerson(client);
    clock.now = new Date('2026-11-30T12:00:00+09:00');
    const young = await server.member({ name: '이봄', user_birth: '19850214' });
    const fresh = await askForPerson(young.client);
    const { client: desk } = await employee();
    const overview = (await desk.call('officeOverview')).entity as { waiting: { kind: string; count: number }[] };
    expect(overview.waiting[0]?.kind).toBe('overdueCorrections');
    const listed = async (state: string) => {
      const { entity } = await desk.call('officeCorrections', { state, limit: 100 });
      return (entity as { list: { correctionNo: number; isOverdue: boolean }[] }).list;
    };
    const waiting = await listed('waiting');
    expect(waiting.at(-1)).toMatchObject({ correctionNo: fresh, isOverdue: false });
    expect(waiting).toContainEqual(expect.objectContaining({ correctionNo: late, isOverdue: true }));
    const overdue = await listed('overdue');
    expect(overdue.every(({ isOverdue }) => isOverdue)).toBe(true);
    expect(overdue.map(({ correctionNo }) => correctionNo)).toContain(late);
    expect(await listed('decided')).not.toHaveLength(0);
  });

  test('an account with more permissions than the employee cannot be changed', async () => {
    const above = await addEmployee(server, ['members', 'money']);
    const correctionNo = await askForPerson(above.client, { name: '박새직원' });
    const { client } = await employee();
    const accept = { correctionNo, decision: 'accept', reason: '확인' };
    expect(await client.call('officeDecideCorrection', accept)).toMatchObject(CODES.EMPLOYEE_ABOVE);
    expect((await client.call('officeCorrection', { correctionNo })).entity).toMatchObject({ allowedActions: [] });
  });
});
