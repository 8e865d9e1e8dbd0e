import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addExaminee, setPhoto } from '../testing/examinee.ts';
import { addCourse } from '../testing/offerings.ts';
import { changesJob } from './changesJob.ts';
import { dayBeforeJob } from './dayBeforeJob.ts';

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
