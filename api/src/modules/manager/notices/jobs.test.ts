import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { decide } from '../applications/decisions.ts';
import { addExaminee, setPhoto } from '../testing/examinee.ts';
import { addCourse, addExam, completeCourse } from '../testing/offerings.ts';
import { changesJob } from './changesJob.ts';
import { dayBeforeJob } from './dayBeforeJob.ts';
import { photoMissingJob } from './photoMissingJob.ts';
import { resultsJob } from './resultsJob.ts';

describeWithDatabase('on the day before', (open) => {
  let server: TestServer;
  let now: Date;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    now = new Date('2026-11-20T12:00:00+09:00');
  });
  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const run = () => dayBeforeJob.run(context());
  const reminders = async (memberNo: number) => {
    const rows = await server.db
      .selectFrom('member_notice')
      .select('content')
      .where('member_no', '=', memberNo)
      .where('event', 'in', ['dayBefore', 'dayBeforeChanged'])
      .orderBy('notice_no')
      .execute();
    return rows.map(({ content }) => content);
  };
  /** Member with a free application for a course on 10 December. */
  async function applied(columns: Parameters<typeof addCourse>[1] = {}) {
    const educationNo = await addCourse(server.db, { price: 0, ...columns });
    const { client, memberNo } = await server.member();
    const applicationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    return { educationNo, client, memberNo, applicationNo };
  }
  const on = (time: string) => {
    now = new Date(time);
  };
  const move = async (educationNo: number, columns: object) => {
    await server.db.updateTable('education').set(columns).where('education_no', '=', educationNo).execute();
    await server.db
      .insertInto('offering_change')
      .values({ education_no: educationNo, examination_no: null, changed_at: now })
      .execute();
    await changesJob.run(context());
  };

  test('a member is reminded of time, place and things to bring, once, and not at night', async () => {
    const { memberNo } = await applied();
    on('2026-12-08T12:00:00+09:00');
    await run();
    on('2026-12-09T07:59:00+09:00');
    await run();
    expect(await reminders(memberNo)).toEqual([]);
    on('2026-12-09T08:00:00+09:00');
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await reminders(memberNo)).toEqual([
      expect.stringMatching(
        /2026\.12\.10 \(목\) 10:00.*세종대로 110 3층 대강당.*09:40까지 도착.*준비물: 신분증, 수강증\./,
      ),
    ]);
    on('2026-12-10T09:00:00+09:00');
    await run();
    expect(await reminders(memberNo)).toHaveLength(1);
  });

  test('no member who has cancelled, switched it off, or just applied is reminded', async () => {
    const cancelled = await applied();
    await cancelled.client.call('patchIntEduCancel', { userExaminationNo: cancelled.applicationNo });
    const silent = await applied();
    await silent.client.call('updateNoticeChannels', { bySms: true, byMail: true, dayBefore: false });
    const calledOff = await applied();
    await server.db
      .updateTable('education')
      .set({ called_off: true })
      .where('education_no', '=', calledOff.educationNo)
      .execute();
    on('2026-12-09T10:00:00+09:00');
    const late = await applied({ apply_end_at: new Date('2026-12-09T18:00:00+09:00') });
    await run();
    for (const { memberNo } of [cancelled, silent, calledOff, late]) expect(await reminders(memberNo)).toEqual([]);
    on('2026-12-09T13:00:00+09:00');
    await run();
    expect(await reminders(late.memberNo)).toHaveLength(1);
  });

  test('a moved course is reminded of at its new day, again if it was reminded of before', async () => {
    const { educationNo, memberNo } = await applied();
    on('2026-12-09T09:00:00+09:00');
    await run();
    await move(educationNo, {
      edu_date: '2026-12-15',
      held_at: new Date('2026-12-15T10:00:00+09:00'),
      finish_at: new Date('2026-12-16T00:00:00+09:00'),
    });
    await run();
    expect(await reminders(memberNo)).toHaveLength(1);
    on('2026-12-14T09:00:00+09:00');
    await Promise.all([run(), run()]);
    expect(await reminders(memberNo)).toEqual([
      expect.stringContaining('2026.12.10'),
      expect.stringContaining('2026.12.15'),
    ]);
  });

  test('a change without a notice yet is notified instead', async () => {
    const { educationNo, memberNo } = await applied();
    on('2026-12-09T09:00:00+09:00');
    await server.db
      .updateTable('education')
      .set({ address: '서울특별시 마포구 월드컵로 240' })
      .where('education_no', '=', educationNo)
      .execute();
    await run();
    await run();
    expect(await reminders(memberNo)).toEqual([]);
    on('2026-12-09T12:00:00+09:00');
    await run();
    expect(await reminders(memberNo)).toEqual([expect.stringContaining('월드컵로 240')]);
  });

  test('an exam has other things to bring, and an online course no arrival', async () => {
    const [ready, faceless] = [await addExaminee(server), await addExaminee(server)];
    await setPhoto(server, ready.userExaminationNo, 'photos/1.webp');
    const online = await applied({ edu_type: 2 });
    on('2026-12-09T09:00:00+09:00');
    await run();
    expect(await reminders(ready.memberNo)).toEqual([
      expect.stringContaining('수험표, 신분증, 검정 볼펜, 컴퓨터용 사인펜'),
    ]);
    expect(await reminders(faceless.memberNo)).toEqual([
      expect.stringContaining('수험표가 아직 나오지 않아 이대로는 응시하실 수 없습니다.'),
    ]);
    expect(await reminders(online.memberNo)).toEqual([expect.stringMatching(/시작 2026.*학습실에서/)]);
  });
});

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
        content: expect.stringContaining('2026.12.07 (월) 24:00까지') as string,
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
