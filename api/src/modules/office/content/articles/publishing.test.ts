import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { pdf } from '../../../../testing/samples.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const START = '2026-11-20T12:00:37+09:00';

interface Viewed {
  version: number;
  publishedAt: string;
  form: Record<string, unknown>;
}

describeWithDatabase('publishing an article', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date(START);
  /** Moves the clock and signs a new employee in: the token would have expired. */
  const waitUntil = async (time: string) => {
    now = new Date(time);
    employee = await addEmployee(server, ['content']);
  };
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    await waitUntil(START);
  });

  const save = (article: object, seen: object = {}) =>
    employee.client.call('officeSaveArticle', {
      kind: 'notice',
      ...seen,
      article: { title: '제목', content: '<p>본문</p>', ...article },
    });
  const write = async (article: object = {}) => Number((await save(article)).entity);
  const view = async (no: number) =>
    (await employee.client.call('officeArticle', { kind: 'notice', no })).entity as Viewed;
  const act = async (call: 'officeWithdrawArticle' | 'officePublishArticle', no: number) => {
    const { version } = await view(no);
    const reason = call === 'officeWithdrawArticle' ? { reason: '내용이 틀림' } : {};
    return employee.client.call(call, { kind: 'notice', no, version, ...reason });
  };
  const storeDocument = async () =>
    (await employee.client.call('officeUploadFile', {}, { file: { fileName: '양식.pdf', bytes: pdf } })).entity as {
      path: string;
    };

  test('each change is recorded, and an unchanged time retains its seconds', async () => {
    const no = await write();
    expect(await newestAct(server)).toMatchObject({ act: 'write', object: 'article', object_no: no });
    const { version, form, publishedAt } = await view(no);
    expect(publishedAt).toBe(START);
    await save({ ...form, title: '다른 제목' }, { no, version });
    expect(await newestAct(server)).toMatchObject({ act: 'change', object: 'article', object_no: no });
    expect(await view(no)).toMatchObject({ publishedAt: START, form: { title: '다른 제목' } });
  });

  test('is withdrawn once and published once, and keeps its first day', async () => {
    const no = await write();
    expect(await act('officePublishArticle', no)).toMatchObject({ code: -2401 });
    expect(await act('officeWithdrawArticle', no)).toMatchObject({ entity: 1 });
    expect(await act('officeWithdrawArticle', no)).toMatchObject({ code: -2401 });
    await waitUntil('2026-11-25T09:00:00+09:00');
    expect(await act('officePublishArticle', no)).toMatchObject({ entity: 1 });
    expect(await view(no)).toMatchObject({ publishedAt: START });
  });

  test('a document is no picture, and removed files are gone', async () => {
    const file = await storeDocument();
    const content = `<p>글</p><img src="/files/${file.path}" alt="양식">`;
    expect(await save({ content })).toMatchObject({ entity: { issues: [{ path: 'article.content' }] } });
    expect(await save({ imagePath: file.path })).toMatchObject({ entity: { issues: [{ path: 'article.imagePath' }] } });
    const no = await write({ files: [file] });
    const { version, form } = await view(no);
    expect(form).toMatchObject({ files: [file] });
    await save({ ...form, files: [] }, { no, version });
    expect((await view(no)).form).toMatchObject({ files: [] });
  });
});
