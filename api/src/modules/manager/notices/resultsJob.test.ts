import { describeWithDatabase } from '../../../testing/index.ts';
import { decide } from '../applications/decisions.ts';
import { addCourse, addExam, completeCourse } from '../testing/offerings.ts';
import { resultsJob } from './resultsJob.ts';

describeWithDatabase('members are notified of results', (open) => {
  async function start() {
    const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
    const server = await open({ now: () => clock.now });
    const { db, configuration } = server;
    const { client, memberNo } = await server.member();
    const notified = async () => {
      const rows = await db
        .selectFrom('member_notice')
        .select('content')
        .where('event', '=', 'resultOut')
        .where('member_no', '=', memberNo)
        .execute();
      return rows.map(({ content }) => content);
    };
    const result = async (applicationNo: number, ...decisions: Parameters<typeof decide>[0]['decision'][]) => {
      const staff = { db, now: clock.now, log: server.app.log, keys: configuration.encryptionKeys };
      for (const decision of decisions) expect(await decide({ applicationNo, decision }, staff)).not.toBeNull();
    };
    const at = async (time: string) => {
      clock.now = new Date(time);
      await resultsJob.run({ ...server.services, db, log: server.app.log });
    };
    return { server, db, client, memberNo, told: notified, result, at };
  }

  async function sat() {
    const started = await start();
    await completeCourse(started.db, started.memberNo, 2);
    const examinationNo = await addExam(started.db, { price: 0 });
    const applicationNo = (await started.client.call('postIntExam', { examinationNo })).entity as number;
    return { ...started, examinationNo, applicationNo };
  }

  test('of an exam once, from the announcement on and never before, without the result', async () => {
    const { result, applicationNo, told: notified, at } = await sat();
    await result(applicationNo, 'sit', 'pass');
    await at('2026-12-24T09:59:59.999+09:00');
    expect(await notified()).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => at('2026-12-24T10:00:00+09:00')));
    await at('2026-12-25T10:00:00+09:00');
    expect(await notified()).toHaveLength(1);
    expect((await notified()).join('')).not.toMatch(/합격|PASSED/);
  });

  test('later if the announcement was postponed', async () => {
    const { result, applicationNo, told: notified, at, db, examinationNo } = await sat();
    await result(applicationNo, 'sit', 'fail');
    await db
      .updateTable('examination')
      .set({ pass_date: '2026-12-28', announced_at: new Date('2026-12-28T10:00:00+09:00') })
      .where('examination_no', '=', examinationNo)
      .execute();
    await at('2026-12-27T10:00:00+09:00');
    expect(await notified()).toEqual([]);
    await at('2026-12-28T10:00:00+09:00');
    expect(await notified()).toHaveLength(1);
  });

  test('at once if it is entered after the announcement, and not if they were absent', async () => {
    const { result, applicationNo, told: notified, at } = await sat();
    await at('2027-02-01T10:00:00+09:00');
    await result(applicationNo, 'sit', 'pass');
    await at('2027-02-01T10:01:00+09:00');
    expect(await notified()).toHaveLength(1);
    const absent = await sat();
    await absent.result(absent.applicationNo, 'absent');
    await absent.at('2027-02-01T10:01:00+09:00');
    expect(await absent.told()).toEqual([]);
  });

  test('of a course at once', async () => {
    const { db, client, result, told: notified, at } = await start();
    const educationNo = await addCourse(db, { price: 0 });
    const applicationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    await result(applicationNo, 'complete');
    await at('2026-11-20T12:01:00+09:00');
    expect(await notified()).toEqual([expect.stringContaining('결과가 나왔습니다.')]);
  });
});
