import { DAY_MS } from '../../../clock/durations.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addApplication } from '../testing/applications.ts';
import { addEmployee, type Employee } from '../testing/employee.ts';

/** Test courses and exams are held on 2026-12-10, and exams announced a fortnight later. */
const OVER = new Date('2026-12-11T00:00:00+09:00');
const LAST_MINUTE = new Date('2026-12-10T23:59:00+09:00');

const WAITING = { education: 'courseResults', exam: 'examResults' } as const;
const KINDS = Object.keys(WAITING) as OfferingKind[];

describeWithDatabase('courses and exams without their results', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = OVER;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = OVER;
    employee = await addEmployee(server, ['qualification']);
    await server.db.updateTable('application').set({ status: 'COMPLETED' }).where('kind', '=', 'education').execute();
    await server.db.updateTable('application').set({ status: 'PASSED' }).where('kind', '=', 'exam').execute();
  });

  const waiting = async (kind: OfferingKind, { client } = employee) => {
    const { entity } = await client.call('officeOverview');
    return (entity as { waiting: { kind: string }[] }).waiting.find((each) => each.kind === WAITING[kind]);
  };
  const listed = async (kind: OfferingKind) => {
    const input = { kind, awaitsResults: true, page: 1, limit: 10 };
    const { entity } = await employee.client.call('officeOfferings', input);
    const { list, pageInfo } = entity as { list: { offeringNo: number }[]; pageInfo: { totalRow: number } };
    expect(pageInfo.totalRow).toBe(list.length);
    return list.map(({ offeringNo }) => offeringNo);
  };
  const enter = async (userExaminationNo: number, result: string) =>
    expect(await employee.client.call('officeEnterResult', { userExaminationNo, result })).toMatchObject({ code: 1 });

  test.each([
    { kind: 'education', lastResults: ['complete'], dueAt: null },
    { kind: 'exam', lastResults: ['absent'], dueAt: '2026-12-24T10:00:00+09:00' },
    // After `sit`, the member still waits for the pass result.
    { kind: 'exam', lastResults: ['sit', 'pass'], dueAt: '2026-12-24T10:00:00+09:00' },
  ] as const)(
    'wait from the end of their day until the last result is entered, for employees who enter them: $kind, $lastResults',
    async ({ kind, lastResults, dueAt }) => {
      const { offeringNo, applicationNo } = await addApplication(server, { kind, status: 'CONFIRMED' });
      const [other] = KINDS.filter((each) => each !== kind);
      expect(other && (await waiting(other))).toMatchObject({ count: 0 });
      expect(await waiting(kind, await addEmployee(server, ['money']))).toBeUndefined();

      for (const result of lastResults) {
        now = LAST_MINUTE;
        expect(await waiting(kind)).toMatchObject({ count: 0, oldestAt: null });
        expect(await listed(kind)).toEqual([]);
        now = OVER;
        expect(await waiting(kind)).toMatchObject({ count: 1, oldestAt: '2026-12-11T00:00:00+09:00', dueAt });
        expect(await listed(kind)).toEqual([offeringNo]);
        await enter(applicationNo, result);
      }
      expect(await waiting(kind)).toMatchObject({ count: 0 });
      expect(await listed(kind)).toEqual([]);
    },
  );

  test('wait from the end of the last day, for a course of several days', async () => {
    const { offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    await server.db
      .updateTable('education')
      .set({ ends_at: new Date(OVER.getTime() + DAY_MS) })
      .where('education_no', '=', offeringNo)
      .execute();
    expect(await waiting('education')).toMatchObject({ count: 0 });
    now = new Date(OVER.getTime() + DAY_MS);
    // The session has expired by then.
    employee = await addEmployee(server, ['qualification']);
    expect(await waiting('education')).toMatchObject({ count: 1, oldestAt: '2026-12-12T00:00:00+09:00' });
    expect(await listed('education')).toEqual([offeringNo]);
  });

  test.each(KINDS.flatMap((kind) => [{ called_off: true }, { is_draft: true }].map((columns) => ({ kind, columns }))))(
    'do not wait for one that is $columns: $kind',
    async ({ kind, columns }) => {
      const { offeringNo } = await addApplication(server, { kind, status: 'CONFIRMED' });
      const { table, key } = OFFERING_KINDS[kind];
      await server.db.updateTable(table).set(columns).where(key, '=', offeringNo).execute();
      expect(await waiting(kind)).toMatchObject({ count: 0 });
    },
  );

  test.each([
    ...KINDS.flatMap((kind) =>
      (['HELD', 'CANCEL_REQUESTED', 'CANCELLED'] as const).map((status) => ({ kind, status })),
    ),
    { kind: 'education', status: 'NOT_COMPLETED' } as const,
    { kind: 'exam', status: 'ABSENT' } as const,
    { kind: 'exam', status: 'FAILED' } as const,
  ])('do not wait if an application is $status: $kind', async ({ kind, status }) => {
    await addApplication(server, { kind, status });
    expect(await waiting(kind)).toMatchObject({ count: 0 });
  });

  test.each(KINDS)('are no longer requested a year later: %s', async (kind) => {
    await addApplication(server, { kind, status: 'CONFIRMED' });
    now = new Date(OVER.getTime() + 364 * DAY_MS);
    expect(await waiting(kind, await addEmployee(server, ['qualification']))).toMatchObject({ count: 1 });
    now = new Date(OVER.getTime() + 365 * DAY_MS);
    expect(await waiting(kind, await addEmployee(server, ['qualification']))).toMatchObject({ count: 0 });
  });
});
