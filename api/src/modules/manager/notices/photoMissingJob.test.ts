import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { addExaminee, setPhoto } from '../testing/examinee.ts';
import { photoMissingJob } from './photoMissingJob.ts';

describeWithDatabase('members are reminded of a missing photo', (open) => {
  let server: TestServer;
  const clock = { now: TEST_NOW };
  beforeEach(async () => {
    clock.now = new Date('2026-11-20T12:00:00+09:00');
    server = await open({ now: () => clock.now });
  });
  const runAt = async (time: string) => {
    clock.now = new Date(time);
    await photoMissingJob.run({ ...server.services, db: server.db, log: server.app.log });
  };
  const notified = async () => {
    const rows = await server.db
      .selectFrom('member_notice')
      .select(['subject_no', 'content', 'useful_until'])
      .where('event', '=', 'photoMissing')
      .orderBy('subject_no')
      .execute();
    return rows;
  };

  test('once, a week before the exam, in the daytime', async () => {
    const { userExaminationNo } = await addExaminee(server);
    await runAt('2026-12-03T09:59:00+09:00');
    expect(await notified()).toEqual([]);
    await runAt('2026-12-03T21:30:00+09:00');
    expect(await notified()).toEqual([]);
    await Promise.all(Array.from({ length: 3 }, () => runAt('2026-12-04T09:00:00+09:00')));
    await runAt('2026-12-05T09:00:00+09:00');
    expect(await notified()).toEqual([
      {
        subject_no: userExaminationNo,
        content: expect.stringContaining('2026.12.08') as string,
        useful_until: new Date('2026-12-08T00:00:00+09:00'),
      },
    ]);
  });

  test('not after adding one, cancelling, or the deadline for it', async () => {
    const given = await addExaminee(server);
    await setPhoto(server, given.userExaminationNo, 'uploads/me.webp');
    const gone = await addExaminee(server, given.examinationNo);
    await server.db
      .updateTable('application')
      .set({ status: 'CANCELLED' })
      .where('application_no', '=', gone.userExaminationNo)
      .execute();
    await runAt('2026-12-04T09:00:00+09:00');
    expect(await notified()).toEqual([]);
    await addExaminee(server, given.examinationNo);
    await runAt('2026-12-08T09:00:00+09:00');
    expect(await notified()).toEqual([]);
  });
});
