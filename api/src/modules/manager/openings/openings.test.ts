import { CODES } from '@portal/shared/contract';
import { createLogger } from '../../../server/logging.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addCourse, addExam } from '../testing/offerings.ts';
import { noticeAt } from './noticeAt.ts';
import { openingJob } from './openingJob.ts';

const at = (time: string) => new Date(`${time}+09:00`);

test.each([
  ['half an hour before', '2026-11-27T10:00', '2026-11-27T09:30'],
  ['first minute of the day', '2026-11-27T08:30', '2026-11-27T08:00'],
  ['last minute of the day', '2026-11-27T21:29', '2026-11-27T20:59'],
  ['opening in the night', '2026-11-27T21:30', '2026-11-27T20:00'],
  ['opening at midnight', '2026-11-27T00:00', '2026-11-26T20:00'],
  ['opening early in the morning', '2026-11-27T08:20', '2026-11-26T20:00'],
])('%s', (_name, opensAt, expected) => {
  expect(noticeAt(at(opensAt))).toEqual(at(expected));
});

describeWithDatabase('notices before an opening', (open) => {
  let server: TestServer;
  const clock = { now: at('2026-11-27T09:00') };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = at('2026-11-27T09:00');
  });

  const opening = { apply_start_at: at('2026-11-27T10:00') };
  const runJob = () => openingJob.run({ ...server.services, db: server.db, log: createLogger('silent') });
  async function person() {
    const { client, memberNo } = await server.member();
    return {
      memberNo,
      want: (offering: object, isWanted = true) => client.call('postIntOpeningAlert', { ...offering, isWanted }),
      view: async (offering: object) => (await client.call('getMapOpeningAlert', offering)).entity,
      notices: () =>
        server.db
          .selectFrom('member_notice')
          .select(['event', 'path', 'useful_until'])
          .where('member_no', '=', memberNo)
          .execute(),
    };
  }

  test('a member is notified once, half an hour before, by the time that the office has set by then', async () => {
    const educationNo = await addCourse(server.db, opening);
    const [wanting, other, gone] = [await person(), await person(), await person()];
    expect(await wanting.want({ educationNo })).toMatchObject({ code: 1, entity: 1 });
    expect(await wanting.want({ educationNo })).toMatchObject({ code: 1, entity: 1 });
    await gone.want({ educationNo });
    expect(await gone.want({ educationNo }, false)).toMatchObject({ code: 1, entity: 0 });
    expect(await wanting.view({ educationNo })).toEqual({ isWanted: true, noticeAt: '2026-11-27T09:30:00+09:00' });
    expect(await other.view({ educationNo })).toMatchObject({ isWanted: false });
    await server.db
      .updateTable('education')
      .set({ apply_start_at: at('2026-11-27T10:20') })
      .where('education_no', '=', educationNo)
      .execute();
    clock.now = at('2026-11-27T09:49');
    await runJob();
    expect(await wanting.notices()).toEqual([]);
    clock.now = at('2026-11-27T09:50');
    await runJob();
    await runJob();
    const path = `/manager/edu/apply/view?educationNo=${educationNo}`;
    expect(await wanting.notices()).toEqual([{ event: 'opensSoon', path, useful_until: at('2026-11-27T10:20') }]);
    expect([await other.notices(), await gone.notices()]).toEqual([[], []]);
    expect(await wanting.view({ educationNo })).toEqual({ isWanted: false, noticeAt: null });
  });

  test('nobody is notified of one that was called off, or after it has opened', async () => {
    const examinationNo = await addExam(server.db, opening);
    const educationNo = await addCourse(server.db, opening);
    const member = await person();
    await member.want({ examinationNo });
    await member.want({ educationNo });
    await server.db
      .updateTable('examination')
      .set({ called_off: true })
      .where('examination_no', '=', examinationNo)
      .execute();
    expect(await member.want({ examinationNo })).toMatchObject({ code: CODES.OPENING_OVER.code });
    clock.now = at('2026-11-27T09:30');
    expect(await member.want({ educationNo })).toMatchObject({ code: CODES.OPENING_OVER.code });
    clock.now = at('2026-11-27T10:00');
    await runJob();
    expect(await member.notices()).toEqual([]);
    expect(await server.db.selectFrom('opening_alert').select('alert_no').execute()).toEqual([]);
  });
});
