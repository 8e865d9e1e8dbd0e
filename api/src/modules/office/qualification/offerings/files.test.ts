import type { OfferingKind } from '@portal/shared/contract/office';
import { DAY_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { pdf, wordDocument } from '../../../../testing/samples.ts';
import { unusedUploadsJob } from '../../../files/uploads/unusedUploadsJob.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';

interface StoredFile {
  path: string;
  fileName: string;
  size: number;
}

/** Names that differ between course and exam. */
const KINDS = {
  education: {
    save: 'officeSaveCourse',
    form: 'course',
    key: 'educationNo',
    view: 'getMapEdu',
    values: { ...OFFERING_TERMS, title: '봄 과정', eduType: 1, eduDate: '2027-03-10', lastDay: '2027-03-10' },
  },
  exam: {
    save: 'officeSaveExam',
    form: 'exam',
    key: 'examinationNo',
    view: 'getMapExam',
    values: {
      ...OFFERING_TERMS,
      year: 2027,
      rounds: 1,
      examinationName: '외식경영관리사 2급',
      part: '필기',
      examDate: '2027-03-10',
      passDate: '2027-03-24',
      passTime: '10:00',
    },
  },
} as const;

describeWithDatabase('files of courses and exams', (open) => {
  let server: TestServer;
  let employee: Employee;
  const start = new Date('2026-11-20T03:00:00Z');
  let now = start;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = start;
    employee = await addEmployee(server, ['qualification']);
  });

  const store = async (fileName: string, bytes: Buffer) =>
    (await employee.client.call('officeUploadOfferingFile', {}, { file: { fileName, bytes } })).entity as StoredFile;
  const save = (
    kind: OfferingKind,
    files: readonly object[] | undefined,
    changes: object = {},
    offeringNo?: number,
  ) => {
    const { save: call, form, key, values } = KINDS[kind];
    return employee.client.call(call, {
      [form]: { ...values, ...changes, ...(files && { files }) },
      ...(offeringNo !== undefined && { [key]: offeringNo }),
    });
  };
  const filesFor = async (kind: OfferingKind, offeringNo: number) => {
    const { view, key } = KINDS[kind];
    const answer = await server.client().call(view, { [key]: offeringNo });
    return (answer.entity as { files: StoredFile[] }).files;
  };
  const formOf = async (kind: OfferingKind, offeringNo: number) => {
    const answer = await employee.client.call('officeOffering', { kind, offeringNo });
    return (answer.entity as Record<string, { version: string; files: StoredFile[] }>)[KINDS[kind].form];
  };
  const statusOf = async (path: string, client = server.client()) =>
    (await client.call('downloadFile', { path })).status;

  test.each(['education', 'exam'] as const)(
    'visitors read the files of an offering (%s) in their order, until one is removed',
    async (kind) => {
      const plan = await store('일정표.pdf', pdf);
      const form = await store('서식.docx', wordDocument());
      expect(await newestAct(server)).toMatchObject({ act: 'upload' });
      expect([await statusOf(plan.path), await statusOf(plan.path, employee.client)]).toEqual([404, 200]);

      const offeringNo = Number((await save(kind, [form, plan])).entity);
      expect(await filesFor(kind, offeringNo)).toEqual([form, plan]);
      expect([await statusOf(plan.path), await statusOf(form.path)]).toEqual([200, 200]);
      const member = await server.member();
      expect(await statusOf(plan.path, member.client)).toBe(200);

      // Name and size come from the stored file, not from the form.
      await save(kind, [{ ...plan, fileName: '다른 이름.pdf', size: 1 }, form], {}, offeringNo);
      expect(await filesFor(kind, offeringNo)).toEqual([plan, form]);

      await save(kind, undefined, { capacity: 40 }, offeringNo);
      expect(await filesFor(kind, offeringNo)).toEqual([plan, form]);

      await save(kind, [form], {}, offeringNo);
      expect(await filesFor(kind, offeringNo)).toEqual([form]);
      expect([await statusOf(plan.path), await statusOf(plan.path, employee.client)]).toEqual([404, 200]);
      expect(await statusOf(form.path)).toBe(200);
    },
  );

  test('a copy shows the same file, and retains it when it is removed from the original', async () => {
    const plan = await store('일정표.pdf', pdf);
    const first = Number((await save('education', [plan])).entity);
    const copied = await formOf('education', first);
    const copy = Number((await save('education', copied?.files ?? [])).entity);
    await save('education', [], {}, first);
    expect([await filesFor('education', first), await filesFor('education', copy)]).toEqual([[], [plan]]);
    expect(await statusOf(plan.path)).toBe(200);
    await save('education', [], {}, copy);
    expect(await statusOf(plan.path)).toBe(404);
  });

  test('a file of a course and an article is public while one of them shows it', async () => {
    const plan = await store('일정표.pdf', pdf);
    const educationNo = Number((await save('education', [plan])).entity);
    const writer = await addEmployee(server, ['content']);
    const article = { title: '봄 과정 안내', content: '<p>본문</p>', files: [plan] };
    const written = await writer.client.call('officeSaveArticle', { kind: 'notice', article });
    await save('education', [], {}, educationNo);
    expect(await statusOf(plan.path)).toBe(200);
    const seen = { kind: 'notice', no: Number(written.entity), version: 1, reason: '끝남' };
    expect(await writer.client.call('officeWithdrawArticle', seen)).toMatchObject({ code: 1 });
    expect(await statusOf(plan.path)).toBe(404);
  });

  test('a form with outdated files is rejected, and changes nothing', async () => {
    const offeringNo = Number((await save('exam', [])).entity);
    const before = await formOf('exam', offeringNo);
    const plan = await store('일정표.pdf', pdf);
    await save('exam', [plan], { version: before?.version }, offeringNo);
    const late = await save('exam', [], { version: before?.version }, offeringNo);
    expect(late).toMatchObject({ code: -2420 });
    expect(await filesFor('exam', offeringNo)).toEqual([plan]);
  });

  test('files can be added after applications too, and change no terms', async () => {
    const educationNo = Number((await save('education', [])).entity);
    const { client } = await server.member();
    const userExaminationNo = Number((await client.call('postIntEdu', { educationNo })).entity);
    const terms = async () => (await client.call('getMapUserEdu', { userExaminationNo })).entity;
    const agreed = await terms();
    const plan = await store('준비물.pdf', pdf);
    expect(await save('education', [plan], {}, educationNo)).toMatchObject({ code: 1 });
    expect(await filesFor('education', educationNo)).toEqual([plan]);
    expect(await terms()).toEqual(agreed);
  });

  test('a file that the office has not stored is rejected at its field, as are too many', async () => {
    const { client } = await server.member();
    const own = await client.call('uploadFile', {}, { file: { fileName: 'a.pdf', bytes: pdf } });
    for (const path of [String(own.entity), 'uploads/2026/11/none.pdf'])
      expect(await save('education', [{ path, fileName: 'a.pdf', size: 1 }])).toMatchObject({
        status: 400,
        entity: { issues: [{ path: 'course.files', message: '파일을 다시 올려주세요.' }] },
      });
    const plan = await store('일정표.pdf', pdf);
    expect(
      await save(
        'exam',
        Array.from({ length: 11 }, () => plan),
      ),
    ).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'exam.files', message: '파일은 10개까지 올릴 수 있습니다.' }] },
    });
    const program = { fileName: '일정표.pdf', bytes: Buffer.from('MZ\x90\0program') };
    expect(await employee.client.call('officeUploadOfferingFile', {}, { file: program })).toMatchObject({
      code: -2301,
    });
  });

  test('files of an offering stay stored; removed ones are deleted', async () => {
    const [kept, removed] = [await store('남는 것.pdf', pdf), await store('빼는 것.pdf', pdf)];
    const educationNo = Number((await save('education', [kept, removed])).entity);
    await save('education', [kept], {}, educationNo);
    now = new Date(now.getTime() + 31 * DAY_MS);
    await unusedUploadsJob.run({ ...server.services, db: server.db, log: server.app.log });
    const left = await server.db
      .selectFrom('stored_file')
      .select('path')
      .where('path', 'in', [kept.path, removed.path])
      .execute();
    expect(left).toEqual([{ path: kept.path }]);
  });

  test('the right to articles does not include uploads for courses, nor vice versa', async () => {
    const writer = await addEmployee(server, ['content']);
    const file = { file: { fileName: 'a.pdf', bytes: pdf } };
    expect((await writer.client.call('officeUploadOfferingFile', {}, file)).status).toBe(403);
    expect((await employee.client.call('officeUploadFile', {}, file)).status).toBe(403);
  });
});
