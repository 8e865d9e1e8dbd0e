import { DAY_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../../testing/index.ts';
import { pdf, photo } from '../../../../testing/samples.ts';
import { showFiles, type ShownPeriod } from '../../../files/shownFiles/store.ts';
import { unusedUploadsJob } from '../../../files/uploads/unusedUploadsJob.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

describeWithDatabase('files of the office', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date('2026-11-20T03:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T03:00:00Z');
    employee = await addEmployee(server, ['content']);
  });

  const storePicture = async () => {
    const answer = await employee.client.call(
      'officeUploadPicture',
      {},
      { file: { fileName: '행사.jpg', bytes: await photo() } },
    );
    return (answer.entity as { path: string }).path;
  };
  const show = (path: string, period: ShownPeriod | null, objectNo = 1) =>
    server.db.transaction().execute((db) => showFiles(db, { object: 'article', objectNo }, [path], period));
  const statusesOf = async (path: string, client: TestClient = server.client()) => [
    (await client.request({ method: 'GET', url: `/files/${path}` })).status,
    (await client.call('downloadFile', { path })).status,
  ];

  test('a picture is re-encoded and recorded; a document is accepted only where documents are allowed', async () => {
    const path = await storePicture();
    expect(path).toMatch(/^uploads\/2026\/11\/[0-9a-f]{32}\.webp$/);
    expect(await newestAct(server)).toMatchObject({ act: 'upload', object: 'stored_file' });
    const document = { file: { fileName: '양식.pdf', bytes: pdf } };
    expect(await employee.client.call('officeUploadPicture', {}, document)).toMatchObject({ code: -2301 });
    expect(await employee.client.call('officeUploadFile', {}, document)).toMatchObject({
      entity: { fileName: '양식.pdf', size: pdf.length },
    });
    expect(await employee.client.call('officeUploadFile', {})).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'file' }] },
    });
  });

  test('the public reads a file only during its period, an employee always', async () => {
    const path = await storePicture();
    expect(await statusesOf(path)).toEqual([404, 404]);
    expect(await statusesOf(path, (await server.member()).client)).toEqual([404, 404]);
    expect(await statusesOf(path, employee.client)).toEqual([200, 200]);
    await show(path, { from: new Date(now.getTime() + DAY_MS), until: new Date(now.getTime() + 2 * DAY_MS) });
    expect(await statusesOf(path)).toEqual([404, 404]);
    now = new Date(now.getTime() + DAY_MS);
    expect(await statusesOf(path)).toEqual([200, 200]);
    const { headers } = await server.client().request({ method: 'GET', url: `/files/${path}` });
    expect(headers['cache-control']).toBe('public, max-age=300');
    now = new Date(now.getTime() + DAY_MS);
    expect(await statusesOf(path)).toEqual([404, 404]);
    await show(path, null);
    expect(await statusesOf(path)).toEqual([404, 404]);
    await show(path, { from: now, until: null }, 2);
    expect(await statusesOf(path)).toEqual([200, 200]);
  });

  test("a file that was public before becomes the office's, one of a member's post does not", async () => {
    const add = (path: string) =>
      server.db
        .insertInto('stored_file')
        .values({
          path,
          file_name: 'a.webp',
          media_type: 'image/webp',
          size: 1,
          access: 'public',
          owner_no: null,
          stored_at: now,
        })
        .execute();
    await add('old/article.webp');
    await add('old/post.webp');
    const member = await server.member();
    const { entity: postNo } = await member.client.call('postIntBoard', { title: '글', content: '<p>글</p>' });
    await server.db
      .updateTable('member_post')
      .set({ image_path: 'old/post.webp' })
      .where('post_no', '=', Number(postNo))
      .execute();
    await show('old/article.webp', null);
    await show('old/post.webp', null, 2);
    const rows = await server.db
      .selectFrom('stored_file')
      .select(['path', 'access'])
      .where('path', 'like', 'old/%')
      .execute();
    expect(Object.fromEntries(rows.map(({ path, access }) => [path, access]))).toEqual({
      'old/article.webp': 'office',
      'old/post.webp': 'public',
    });
  });

  test('the private file of a member cannot be published', async () => {
    const member = await server.member();
    const { entity: path } = await member.client.call('uploadFile', {}, { file: { fileName: 'a.pdf', bytes: pdf } });
    expect(await show(String(path), { from: now, until: null })).toEqual([]);
    expect(await statusesOf(String(path))).toEqual([404, 404]);
  });

  test('an unused file is deleted after 30 days, one of a withdrawn article is not', async () => {
    const unused = await storePicture();
    const withdrawn = await storePicture();
    await show(withdrawn, null);
    now = new Date(now.getTime() + 31 * DAY_MS);
    await unusedUploadsJob.run({ ...server.services, db: server.db, log: server.app.log });
    const left = await server.db
      .selectFrom('stored_file')
      .select('path')
      .where('path', 'in', [unused, withdrawn])
      .execute();
    expect(left).toEqual([{ path: withdrawn }]);
  });
});
