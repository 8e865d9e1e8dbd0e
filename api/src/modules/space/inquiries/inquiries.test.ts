import { INQUIRY_CLOSED_AFTER_DAYS, MAX_INQUIRIES_A_DAY } from '@portal/shared/contract/inquiry';
import { DAY_MS, HOUR_MS } from '../../../clock/durations.ts';
import { unseal } from '../../../secrets/seal.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { pdf } from '../../../testing/samples.ts';
import { unusedUploadsJob } from '../../files/uploads/unusedUploadsJob.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';
import { retentionJob } from '../../user/retention/retentionJob.ts';
import { eraseMember } from '../../user/withdrawal/eraseMember.ts';
import { closeInquiriesJob } from './closeInquiriesJob.ts';

interface Viewed {
  status: string;
  statusName: string;
  closesAt: string | null;
  allowedActions: string[];
  entries: { entryNo: number; isAnswer: boolean; content: string; files: { path: string; fileName: string }[] }[];
}

const START = new Date('2026-11-20T02:00:00Z');

describeWithDatabase('inquiries', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = START;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = START;
    employee = await addEmployee(server, ['members', 'money']);
  });

  const ask = async (client: TestClient, input: object = {}) =>
    Number(
      (
        await client.call('postIntInquiry', {
          kind: 'question',
          title: '문의',
          content: '첫 줄\n<b>둘째</b>',
          ...input,
        })
      ).entity,
    );
  const view = async (client: TestClient, inquiryNo: number) =>
    (await client.call('getMapInquiry', { inquiryNo })).entity as Viewed;
  const lastOf = async (client: TestClient, inquiryNo: number) =>
    (await view(client, inquiryNo)).entries.at(-1)?.entryNo ?? 0;
  const answer = async (client: TestClient, inquiryNo: number, input: object = {}) =>
    employee.client.call('officeAnswerInquiry', {
      inquiryNo,
      lastEntryNo: await lastOf(client, inquiryNo),
      content: '답변입니다.',
      ...input,
    });
  const upload = async (client: TestClient, call: 'uploadFile' | 'officeUploadInquiryFile') =>
    client.call(call, {}, { file: { fileName: '사진.pdf', bytes: pdf } });
  const runJob = (job: typeof closeInquiriesJob) => job.run({ ...server.services, db: server.db, log: server.app.log });

  test('a question is shown as typed, to its member and to employees with the members permission only', async () => {
    const { client } = await server.member({ name: '홍길동' });
    const other = await server.member();
    const inquiryNo = await ask(client);
    expect(await view(client, inquiryNo)).toMatchObject({
      status: 'OPEN',
      statusName: '답변 대기',
      closesAt: null,
      allowedActions: ['close'],
      entries: [{ isAnswer: false, content: '첫 줄\n<b>둘째</b>', files: [] }],
    });
    expect((await client.call('getListBoxInquiry')).entity).toMatchObject({ list: [{ inquiryNo }] });
    expect((await other.client.call('getListBoxInquiry')).entity).toMatchObject({ list: [] });
    for (const call of ['getMapInquiry', 'patchIntInquiryClose'] as const)
      expect((await other.client.call(call, { inquiryNo })).status).toBe(404);
    expect((await other.client.call('postIntInquiryAgain', { inquiryNo, content: '글' })).status).toBe(404);
    expect((await server.client().call('getMapInquiry', { inquiryNo })).status).toBe(401);
    expect((await client.call('officeInquiry', { inquiryNo })).status).toBe(403);
    const writer = await addEmployee(server, ['content', 'qualification', 'money']);
    expect((await writer.client.call('officeInquiry', { inquiryNo })).status).toBe(403);
    expect((await employee.client.call('officeInquiries')).entity).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ inquiryNo, writer: '홍*동', status: 'OPEN' })]),
    });
  });

  test('an answer is notified once, a further question waits again, and the median of the day is reported', async () => {
    const { client, memberNo } = await server.member();
    const inquiryNo = await ask(client);
    now = new Date(START.getTime() + 2 * HOUR_MS);
    employee = await addEmployee(server, ['members', 'money']);
    expect(await answer(client, inquiryNo)).toMatchObject({ code: 1 });
    const notices = () =>
      server.db.selectFrom('member_notice').select(['event', 'path']).where('member_no', '=', memberNo).execute();
    const notice = { event: 'inquiryAnswered', path: `/space/inquiry/view?inquiryNo=${inquiryNo}` };
    expect(await notices()).toEqual([notice]);
    expect(await view(client, inquiryNo)).toMatchObject({
      status: 'ANSWERED',
      closesAt: '2026-12-04T13:00:00+09:00',
      allowedActions: ['askAgain', 'close'],
    });
    expect(await answer(client, inquiryNo)).toMatchObject({ code: -2401 });

    expect(await client.call('postIntInquiryAgain', { inquiryNo, content: '하나 더' })).toMatchObject({ code: 1 });
    expect(await client.call('postIntInquiryAgain', { inquiryNo, content: '하나 더' })).toMatchObject({ code: -2507 });
    now = new Date(now.getTime() + 4 * HOUR_MS);
    employee = await addEmployee(server, ['members', 'money']);
    expect(await answer(client, inquiryNo)).toMatchObject({ code: 1 });
    expect(await notices()).toEqual([notice, notice]);
    expect((await view(client, inquiryNo)).entries.map(({ isAnswer }) => isAnswer)).toEqual([false, true, false, true]);
    const { inquiries } = (await employee.client.call('officeDayReport', { day: '2026-11-20' })).entity as {
      inquiries: { answered: number; medianMinutes: number };
    };
    expect(inquiries).toMatchObject({ answered: 2, medianMinutes: 180 });
  });

  test('an answer is rejected if the employee has not read the last question', async () => {
    const { client } = await server.member();
    const inquiryNo = await ask(client);
    const read = await lastOf(client, inquiryNo);
    await answer(client, inquiryNo);
    await client.call('postIntInquiryAgain', { inquiryNo, content: '하나 더' });
    expect(await answer(client, inquiryNo, { lastEntryNo: read })).toMatchObject({ code: -2401 });
    expect(await view(client, inquiryNo)).toMatchObject({ status: 'OPEN' });
  });

  test('files of both sides are accessible to the member and to employees only', async () => {
    const { client } = await server.member();
    const other = await server.member();
    const asked = String((await upload(client, 'uploadFile')).entity);
    const foreign = String((await upload(other.client, 'uploadFile')).entity);
    const refused = { kind: 'question', title: '문의', content: '글', files: [foreign] };
    expect(await client.call('postIntInquiry', refused)).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'files' }] },
    });
    const inquiryNo = await ask(client, { files: [asked] });
    const given = ((await upload(employee.client, 'officeUploadInquiryFile')).entity as { path: string }).path;
    expect(await answer(client, inquiryNo, { files: [asked] })).toMatchObject({ status: 400 });
    expect(await answer(client, inquiryNo, { files: [given] })).toMatchObject({ code: 1 });
    const { entries } = await view(client, inquiryNo);
    expect(entries.map(({ files }) => files.map(({ path }) => path))).toEqual([[asked], [given]]);
    for (const path of [asked, given]) {
      expect((await client.call('downloadFile', { path })).status).toBe(200);
      expect((await employee.client.call('downloadFile', { path })).status).toBe(200);
      expect((await other.client.call('downloadFile', { path })).status).toBe(404);
      expect((await server.client().call('downloadFile', { path })).status).toBe(404);
    }
    now = new Date(START.getTime() + 40 * DAY_MS);
    await runJob(unusedUploadsJob);
    const stored = await server.db
      .selectFrom('stored_file')
      .select('path')
      .where('path', 'in', [asked, given])
      .execute();
    expect(stored).toHaveLength(2);
  });

  test('it is closed by its member, or automatically two weeks after the answer and not earlier', async () => {
    const { client } = await server.member();
    const [own, answered, again] = [await ask(client), await ask(client), await ask(client)];
    expect(await client.call('patchIntInquiryClose', { inquiryNo: own })).toMatchObject({ code: 1, entity: 1 });
    expect(await client.call('patchIntInquiryClose', { inquiryNo: own })).toMatchObject({ code: -2507 });
    for (const inquiryNo of [answered, again]) await answer(client, inquiryNo);
    await client.call('postIntInquiryAgain', { inquiryNo: again, content: '하나 더' });
    const statuses = async () =>
      (
        await server.db
          .selectFrom('inquiry')
          .select('status')
          .where('inquiry_no', 'in', [own, answered, again])
          .orderBy('inquiry_no')
          .execute()
      ).map(({ status }) => status);
    now = new Date(START.getTime() + INQUIRY_CLOSED_AFTER_DAYS * DAY_MS - 1);
    await runJob(closeInquiriesJob);
    expect(await statuses()).toEqual(['CLOSED', 'ANSWERED', 'OPEN']);
    now = new Date(START.getTime() + INQUIRY_CLOSED_AFTER_DAYS * DAY_MS);
    await Promise.all([1, 2, 3].map(() => runJob(closeInquiriesJob)));
    expect(await statuses()).toEqual(['CLOSED', 'CLOSED', 'OPEN']);
    now = START;
    expect(await client.call('postIntInquiryAgain', { inquiryNo: answered, content: '글' })).toMatchObject({
      code: -2507,
    });
  });

  test('a member has a limit of questions a day, further ones included', async () => {
    const { client } = await server.member();
    const first = await ask(client);
    await answer(client, first);
    await client.call('postIntInquiryAgain', { inquiryNo: first, content: '하나 더' });
    for (let asked = 2; asked < MAX_INQUIRIES_A_DAY; asked += 1) await ask(client);
    const input = { kind: 'question', title: '문의', content: '글' };
    expect(await client.call('postIntInquiry', input)).toMatchObject({ code: -2506 });
    await server.db
      .updateTable('inquiry_entry')
      .set({ written_at: new Date(START.getTime() - DAY_MS) })
      .where('inquiry_no', '=', first)
      .where('is_answer', '=', false)
      .execute();
    expect(await client.call('postIntInquiry', input)).toMatchObject({ code: 1 });
  });

  test('open inquiries are counted for employees who answer them', async () => {
    const { client } = await server.member();
    await ask(client);
    const { waiting } = (await employee.client.call('officeOverview')).entity as {
      waiting: { kind: string; count: number; oldestAt: string | null }[];
    };
    const open = await server.db.selectFrom('inquiry').select('inquiry_no').where('status', '=', 'OPEN').execute();
    expect(waiting).toContainEqual(
      expect.objectContaining({ kind: 'inquiries', count: open.length, oldestAt: '2026-11-20T11:00:00+09:00' }),
    );
  });

  test('complaints are retained for three years and other inquiries for one, after they were closed', async () => {
    const { client } = await server.member();
    const question = await ask(client);
    const complaint = await ask(client, { kind: 'complaint' });
    for (const inquiryNo of [question, complaint]) await client.call('patchIntInquiryClose', { inquiryNo });
    const left = async () =>
      (
        await server.db
          .selectFrom('inquiry')
          .select('inquiry_no')
          .where('inquiry_no', 'in', [question, complaint])
          .orderBy('inquiry_no')
          .execute()
      ).map(({ inquiry_no }) => inquiry_no);
    const at = async (day: string) => {
      now = new Date(`${day}T02:00:01Z`);
      await runJob(retentionJob);
      return left();
    };
    expect(await at('2027-11-19')).toEqual([question, complaint]);
    expect(await at('2027-11-20')).toEqual([complaint]);
    expect(await at('2029-11-19')).toEqual([complaint]);
    expect(await at('2029-11-20')).toEqual([]);
  });

  test('withdrawal erases inquiries; a complaint is retained, sealed, for three years', async () => {
    const { client, memberNo } = await server.member({ name: '떠난이' });
    const path = String((await upload(client, 'uploadFile')).entity);
    await ask(client, { files: [path] });
    await ask(client, { kind: 'complaint', title: '불편합니다', content: '떠난이의 불편' });
    const member = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    await server.db
      .transaction()
      .execute((db) => eraseMember(member, { db, now, configuration: server.configuration }));
    const ofMember = server.db.selectFrom('inquiry').select('inquiry_no').where('member_no', '=', memberNo);
    expect(await ofMember.execute()).toEqual([]);
    const file = server.db.selectFrom('stored_file').select('path').where('path', '=', path);
    expect(await file.execute()).toEqual([]);
    const [record] = await server.db
      .selectFrom('retained_record')
      .selectAll()
      .where('member_no', '=', memberNo)
      .execute();
    expect(record?.keep_until?.toISOString()).toBe('2029-11-20T02:00:00.000Z');
    const context = `retained_record:sealed:${record?.record_no}`;
    const opened = unseal(server.configuration.encryptionKeys, record?.sealed ?? Buffer.alloc(0), context);
    expect(opened).toContain('떠난이의 불편');
  });
});
