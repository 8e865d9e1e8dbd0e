import { sql } from 'kysely';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { courseDraft } from './draft.ts';

interface Item {
  status: string;
  rating: number;
  eduType?: number;
  price: number;
  seatsLeft: number;
  allowedActions: string[];
  applyEndDate: string;
  applyDate?: string;
}
const draft = (day: string, eduType: 1 | 2) => {
  const { re_start_date2, re_end_date2, percent2 } = courseDraft({
    ...{ title: '외식경영관리사 2급', eduType, day, time: '10:00', address: '', address2: '' },
    ...{ grade: 2, capacity: 80, price: 35_000 },
  });
  return [re_start_date2, re_end_date2, percent2];
};

describeWithDatabase('the demo of courses and exams', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ demo: true });
  });
  async function loaded() {
    const client = server.client();
    await client.call('login', { userId: 'member01', userPw: 'Portal!2026', takeover: true });
    const list = async (
      name:
        | 'getListBoxEdu'
        | 'getListBoxExam'
        | 'getListBoxUserEdu'
        | 'getListBoxUserExam'
        | 'fetchUserCertList'
        | 'getListBoxExamNotice',
    ) => (await client.call(name, { limit: 100 })).entity as { list: Item[]; pageInfo: { totalRow: number } };
    return { client, list };
  }

  test('every list is long, and has courses and exams of every status', async () => {
    const { list } = await loaded();
    for (const name of [
      'getListBoxEdu',
      'getListBoxExam',
      'getListBoxUserEdu',
      'getListBoxUserExam',
      'fetchUserCertList',
      'getListBoxExamNotice',
    ] as const) {
      expect([name, (await list(name)).pageInfo.totalRow >= 35]).toEqual([name, true]);
    }
    for (const name of ['getListBoxEdu', 'getListBoxExam'] as const) {
      const { list: items } = await list(name);
      expect([...new Set(items.map(({ status }) => status))].sort()).toEqual([
        'CANCELLED',
        'CLOSED',
        'CLOSING',
        'FINISHED',
        'FULL',
        'OPEN',
        'UPCOMING',
      ]);
    }
  });

  test('the open grade-2 classroom courses include paid and free ones, with few seats left and with many', async () => {
    const { list } = await loaded();
    const { list: items } = await list('getListBoxEdu');
    const open2 = items.filter(({ status, rating, eduType }) => status === 'OPEN' && rating === 2 && eduType === 1);
    expect(open2.some(({ price }) => price > 0)).toBe(true);
    expect(open2.some(({ price }) => price === 0)).toBe(true);
    expect(open2.some(({ seatsLeft }) => seatsLeft >= 3 && seatsLeft <= 79)).toBe(true);
    expect(open2.some(({ seatsLeft }) => seatsLeft >= 80)).toBe(true);
  });

  test('every taken seat is that of an applicant, an offer or a group, and every exam has numbers for all', async () => {
    const { rows } = await sql`
      with offering as (
        select education_no, null::bigint as examination_no, taken, offered from education
        union all select null, examination_no, taken, offered from examination
      ), counted as (
        select education_no, examination_no, taken - offered as seats,
          (select count(*) from application where status not in ('EXPIRED', 'CANCELLED')
            and (application.education_no = offering.education_no
              or application.examination_no = offering.examination_no)) as applications,
          (select count(*) from group_seat join employer_group using (group_no)
            where application_no is null and status in ('RESERVED', 'INVITED', 'CANCEL_REQUESTED')
              and (employer_group.education_no = offering.education_no
                or employer_group.examination_no = offering.examination_no)) as group_seats
        from offering
      )
      select * from counted where seats <> applications + group_seats
      union all select null, examination_no, 0, 0, 0 from application
        where kind = 'exam' and status not in ('EXPIRED', 'CANCELLED') and examination_code is null`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('the apply period ends at 18:00 of its last day', async () => {
    const { list } = await loaded();
    for (const name of ['getListBoxEdu', 'getListBoxExam'] as const) {
      const ends = (await list(name)).list.map(({ applyEndDate }) => applyEndDate.slice(11));
      expect(new Set(ends)).toEqual(new Set(['18:00:00+09:00']));
    }
  });

  test('member01 joined before the first of their applications', async () => {
    const { client, list } = await loaded();
    const { joinDate } = (await client.call('fetchUser')).entity as { joinDate: string };
    const applied = [...(await list('getListBoxUserEdu')).list, ...(await list('getListBoxUserExam')).list].map(
      ({ applyDate }) => Date.parse(applyDate ?? ''),
    );
    expect(Date.parse(joinDate)).toBeLessThan(Math.min(...applied));
  });

  test('member01 can print and cancel, has finished applications, and a pass that is still sealed', async () => {
    const { client, list } = await loaded();
    const edu = (await list('getListBoxUserEdu')).list;
    expect(edu[0]).toMatchObject({ status: 'CONFIRMED', allowedActions: ['cancel', 'printSlip', 'printReceipt'] });
    expect(edu.some(({ status, rating }) => status === 'COMPLETED' && rating === 2)).toBe(true);
    expect(edu.some(({ status }) => status === 'NOT_COMPLETED')).toBe(true);
    const exam = (await list('getListBoxUserExam')).list;
    expect(exam[0]).toMatchObject({
      status: 'CONFIRMED',
      allowedActions: ['cancel', 'printSlip', 'printTicket', 'addPhoto', 'printReceipt'],
    });
    expect(exam.filter(({ status }) => status === 'SAT')).toHaveLength(1);
    expect(exam.some(({ status }) => status === 'PASSED')).toBe(true);
    const second = client;
    second.token = '';
    await second.call('login', { userId: 'member02', userPw: 'Portal!2026' });
    expect((await second.call('getListBoxUserEdu')).entity).toMatchObject({ pageInfo: { totalRow: 0, endPage: 0 } });
  });

  test('employer01 has a paid group, and one with an invoice due in three days and a requested bill', async () => {
    const client = server.client();
    await client.call('login', { userId: 'employer01', userPw: 'Portal!2026' });
    const { list } = (await client.call('getListBoxGroup', { limit: 10 })).entity as {
      list: { userExaminationNo: number }[];
    };
    const groups = await Promise.all(
      list.map(async ({ userExaminationNo: groupNo }) => (await client.call('getMapGroup', { groupNo })).entity),
    );
    expect(groups).toHaveLength(2);
    expect(groups).toContainEqual(expect.objectContaining({ invoice: null, status: 'PAID' }));
    expect(groups).toContainEqual(
      expect.objectContaining({
        invoice: expect.objectContaining({ status: 'OPEN', dueAt: '2026-11-24T00:00:00+09:00' }) as object,
        bills: [expect.objectContaining({ status: 'WAITING', amount: 360_000 }) as object],
      }),
    );
  });
});

test('an online course of the demo is refunded until its month or its year ends, a classroom course on its day', () => {
  expect(draft('2026-10-05', 2)).toEqual(['2026-10-05', '2026-11-04', 80]);
  expect(draft('2026-12-10', 2)).toEqual(['2026-12-10', '2026-12-31', 80]);
  expect(draft('2026-12-10', 1)).toEqual(['2026-12-10', '2026-12-10', 80]);
});
