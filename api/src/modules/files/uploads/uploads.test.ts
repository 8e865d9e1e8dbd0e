import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../../clock/durations.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { createLocalFileStore } from '../../../integrations/files/localFileStore.ts';
import { incomingFolder } from '../../../pipeline/uploads/receivedFile.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { pdf, pdfOf, photo } from '../../../testing/samples.ts';
import { completeCourse } from '../../manager/testing/offerings.ts';
import { erasedFilesJob } from '../../user/withdrawal/erasedFiles.ts';
import { unusedUploadsJob } from './unusedUploadsJob.ts';

/** More than the connections of the pool. */
const AT_ONCE = 12;

/** Event that others await. */
class Signal {
  give: () => void = () => undefined;
  readonly given = new Promise<void>((resolve) => {
    this.give = resolve;
  });
}

describeWithDatabase('uploads', (open) => {
  let server: TestServer;
  let folder = '';
  let now = new Date('2026-11-20T05:00:00Z');
  let put = 0;
  /** Pending while a test blocks the store. */
  let answering = Promise.resolve();
  let asked = new Signal();

  beforeAll(async () => {
    const slow = (store: FileStore): FileStore => ({
      ...store,
      async put(...file) {
        put += 1;
        if (put === AT_ONCE) asked.give();
        await answering;
        await store.put(...file);
      },
    });
    folder = await mkdtemp(join(tmpdir(), 'portal-uploads-'));
    server = await open({ now: () => now, integrations: { files: slow(createLocalFileStore(folder)) } });
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    put = 0;
    asked = new Signal();
  });

  /** Member who may write a review. */
  const attendee = async () => {
    const member = await server.member();
    await completeCourse(server.db, member.memberNo, 2);
    return member;
  };
  const upload = (client: TestClient, bytes: Buffer = pdf) =>
    client.call('uploadFile', {}, { file: { fileName: 'a.pdf', bytes } });
  const review = (client: TestClient, bytes: Buffer, idempotencyKey: string) =>
    client.call(
      'postIntReview',
      { title: '좋았습니다', content: '현장 사례가 많았습니다', score: 5 },
      { idempotencyKey, file: { fileName: 'a.jpg', bytes } },
    );
  const pathsOf = async (memberNo: number) =>
    (await server.db.selectFrom('stored_file').select('path').where('owner_no', '=', memberNo).execute()).map(
      ({ path }) => path,
    );
  const queued = async () =>
    (await server.db.selectFrom('erased_file').select('path').execute()).map(({ path }) => path);
  const runJob = (job: typeof erasedFilesJob) => job.run({ ...server.services, db: server.db, log: server.app.log });

  test('a store that does not respond delays no other call', async () => {
    const members = await Promise.all(Array.from({ length: AT_ONCE }, () => attendee()));
    const released = new Signal();
    answering = released.given;
    const picture = await photo();
    const uploads = members.map(({ client }, index) =>
      index % 2 === 0 ? upload(client) : review(client, picture, 'slow'),
    );
    await asked.given;
    // The store is still blocked.
    expect(await server.client().call('getListBoxNotice')).toMatchObject({ status: 200, code: 1 });
    released.give();
    for (const { code } of await Promise.all(uploads)) expect(code).toBe(1);
  });

  test('a file whose request ended without recording it is removed an hour later, and no sooner', async () => {
    const { client, memberNo } = await attendee();
    const refused = await client.call(
      'postIntReview',
      { title: '제목', content: '<p> </p>', score: 5 },
      { file: { fileName: 'a.jpg', bytes: await photo() } },
    );
    expect(refused).toMatchObject({ status: 400, entity: { issues: [{ path: 'content' }] } });
    const [path = ''] = await queued();
    expect(await pathsOf(memberNo)).toEqual([]);
    await runJob(erasedFilesJob);
    expect(await queued()).toEqual([path]);
    const stored = await server.integrations.files.get(path);
    expect(stored).not.toBeNull();
    stored?.destroy();
    now = new Date(now.getTime() + HOUR_MS);
    await runJob(erasedFilesJob);
    expect(await queued()).toEqual([]);
    expect(await server.integrations.files.get(path)).toBeNull();
  });

  test('a repeat under the same key stores nothing again, and one with another file is refused', async () => {
    const { client, memberNo } = await attendee();
    const picture = await photo();
    const first = await review(client, picture, 'key');
    expect((await review(client, picture, 'key')).body).toBe(first.body);
    expect(put).toBe(1);
    expect(await pathsOf(memberNo)).toHaveLength(1);
    const other = Buffer.concat([picture, Buffer.from('x')]);
    expect(await review(client, other, 'key')).toMatchObject({ status: 422 });
  });

  test('a rejected file is rejected again under the same key, and not confused with another one', async () => {
    const { client } = await server.member();
    const wrong = Buffer.from('no picture');
    expect(await review(client, wrong, 'key')).toMatchObject({ status: 200, code: -2301 });
    expect(await review(client, wrong, 'key')).toMatchObject({ status: 200, code: -2301 });
    expect(await review(client, Buffer.from('another'), 'key')).toMatchObject({ status: 422 });
  });

  test('the quota of a day holds for uploads at once too, in files and in bytes', async () => {
    const { client, memberNo } = await server.member();
    const earlier = (size: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        path: `uploads/quota/${memberNo}-${size}-${n}.pdf`,
        file_name: 'a.pdf',
        media_type: 'application/pdf',
        size,
        access: 'owner' as const,
        owner_no: memberNo,
        stored_at: now,
      }));
    await server.db.insertInto('stored_file').values(earlier(1, 98)).execute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(client)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);

    await server.db.deleteFrom('stored_file').where('owner_no', '=', memberNo).execute();
    await server.db
      .insertInto('stored_file')
      .values(earlier(299 * 1024 * 1024, 1))
      .execute();
    expect((await upload(client, pdfOf(1024 * 1024 + 1))).status).toBe(429);
    expect((await upload(client)).status).toBe(200);
  });

  test('only the field file is kept, a call that takes none gets none, and nothing is left of either', async () => {
    const { client, memberNo } = await server.member();
    await client.call('uploadFile');
    const form = (name: string) =>
      Buffer.concat([
        Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`),
        pdf,
        Buffer.from('\r\n--b--\r\n'),
      ]);
    const send = (method: 'POST' | 'PATCH', url: string, name: string) =>
      client.request({
        method,
        url,
        payload: form(name),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
    expect(await send('POST', '/api/common/uploadFile', 'other')).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'file', message: '올릴 파일을 선택해주세요.' }] },
    });
    expect(await send('PATCH', '/api/home/manager/patchIntEduCancel', 'file')).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'file', message: '파일을 받지 않는 요청입니다.' }] },
    });
    expect((await upload(client, pdfOf(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(client)).status).toBe(200);
    expect(await pathsOf(memberNo)).toHaveLength(1);
    expect(await readdir(incomingFolder(server.configuration.dataFolder))).toEqual([]);
  });

  test('an upload that nothing shows is removed after 30 days, the photo of an application is retained', async () => {
    const { client, memberNo } = await server.member();
    const { entity: unused } = await upload(client);
    const { entity: shown } = await upload(client);
    await completeCourse(server.db, memberNo, 2);
    await server.db
      .updateTable('application')
      .set({ answers: JSON.stringify({ userProfile: shown }) })
      .where('member_no', '=', memberNo)
      .execute();
    const incoming = incomingFolder(server.configuration.dataFolder);
    await mkdir(join(incoming, 'upload-killed'), { recursive: true });
    await mkdir(join(incoming, 'upload-arriving'));
    await utimes(join(incoming, 'upload-killed'), now, new Date(now.getTime() - 2 * DAY_MS));
    await utimes(join(incoming, 'upload-arriving'), now, now);
    await runJob(unusedUploadsJob);
    expect(await readdir(incoming)).toEqual(['upload-arriving']);
    expect((await pathsOf(memberNo)).toSorted()).toEqual([unused, shown].toSorted());

    now = new Date(now.getTime() + 31 * DAY_MS);
    await runJob(unusedUploadsJob);
    expect(await pathsOf(memberNo)).toEqual([shown]);
    expect(await queued()).toContain(unused);
  });
});
