import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';
import { erasedFilesJob } from './erasedFiles.ts';

const now = new Date('2026-11-20T02:00:00Z');

describeWithDatabase('withdrawal and files', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test('a file that the store could not remove at once is removed later', async () => {
    const { browser } = await joinMember(server, 'filekeep27', { name: '도우리', userPhone: '01088807777' });
    const upload = await browser.call(
      'uploadFile',
      {},
      {
        file: {
          fileName: 'face.gif',
          bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
        },
      },
    );
    const remove = jest
      .spyOn(server.integrations.files, 'remove')
      .mockRejectedValueOnce(new Error('the store is away'));
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: 1 });
    remove.mockRestore();
    expect(await server.integrations.files.get(String(upload.entity))).not.toBeNull();
    await erasedFilesJob.run({ ...server.services, db: server.db, log: server.app.log });
    expect(await server.integrations.files.get(String(upload.entity))).toBeNull();
    expect(await server.db.selectFrom('erased_file').selectAll().execute()).toEqual([]);
  });

  test('a file that cannot be removed does not block others', async () => {
    const paths = Array.from({ length: 120 }, (_, index) => `uploads/${String(index).padStart(3, '0')}.webp`);
    await server.db
      .insertInto('erased_file')
      .values(paths.map((path) => ({ path, erased_at: now })))
      .execute();
    const stuck = paths.slice(0, 110);
    const remove = jest.spyOn(server.integrations.files, 'remove').mockImplementation(async (path) => {
      if (stuck.includes(path)) throw new Error('the store is away');
    });
    const context = { ...server.services, db: server.db, log: server.app.log };
    await expect(erasedFilesJob.run(context)).rejects.toThrow('110 erased files could not be removed');
    const left = async () =>
      (await server.db.selectFrom('erased_file').select('path').orderBy('path').execute()).map(({ path }) => path);
    expect(await left()).toEqual(stuck);
    remove.mockRestore();
    await erasedFilesJob.run(context);
    expect(await left()).toEqual([]);
  });
});
