import type { ApplicationStatus, CallEntity, Calls } from '@portal/shared/contract';
import { MIN_EXAMINEES } from '@portal/shared/contract/manager';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addApplication } from '../../office/testing/applications.ts';
import { addExam } from '../testing/offerings.ts';

const now = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('pass rates of former exams', (open) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await open({ now: () => now });
  });

  const addResults = async (
    announcedAt: string,
    columns: object,
    results: Partial<Record<ApplicationStatus, number>>,
  ) => {
    const [pass_date = '', pass_time = ''] = announcedAt.split(' ');
    const announced_at = new Date(`${pass_date}T${pass_time}:00+09:00`);
    const examination_no = await addExam(server.db, { pass_date, pass_time, announced_at, ...columns });
    for (const [status, count] of Object.entries(results))
      for (let made = 0; made < count; made += 1)
        await addApplication(server, { kind: 'exam', status: status as ApplicationStatus, examination_no });
  };
  const years = async (input: object = { rating: 2, part: '필기' }) =>
    ((await server.client().call('getMapPassRates', input)).entity as CallEntity<Calls['getMapPassRates']>).years;

  test('count who sat announced exams of the grade and the part, by the year of Seoul', async () => {
    await addResults('2026-11-20 12:00', {}, { PASSED: 4, FAILED: 3, ABSENT: 2, CANCELLED: 1 });
    await addResults('2026-01-01 00:00', {}, { PASSED: 2, SAT: 1 });
    await addResults('2025-12-31 23:59', {}, { PASSED: 1, FAILED: 9 });
    await addResults('2026-11-20 12:01', {}, { PASSED: 20 });
    await addResults('2023-12-31 23:59', {}, { PASSED: 20 });
    await addResults('2026-03-01 10:00', { grade: 1 }, { PASSED: 20 });
    await addResults('2026-03-01 10:00', { part: '실기' }, { PASSED: 20 });
    await addResults('2026-03-01 10:00', { is_draft: true }, { PASSED: 20 });
    expect(await years()).toEqual([
      { year: 2026, examinees: 10, passed: 6 },
      { year: 2025, examinees: 10, passed: 1 },
    ]);
    expect(await years({ rating: 1, part: '실기' })).toEqual([]);
  });

  test('leave out years of so few that a result could be guessed', async () => {
    await addResults('2026-03-01 10:00', {}, { PASSED: MIN_EXAMINEES - 1 });
    expect(await years()).toEqual([]);
  });
});
