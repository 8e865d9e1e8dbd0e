import { readFileSync } from 'node:fs';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { WAITING_NAMES, type WaitingKind } from '@portal/shared/contract/office';
import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { LIFECYCLES } from '../../../aggregates/testing/lifecycles.ts';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Tables } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { openHeld } from '../../payment/testing/checkout.ts';
import { DAY_MINUTES } from '../../payment/testing/money.ts';
import { addApplication } from '../testing/applications.ts';
import { addEmployee, type Employee } from '../testing/employee.ts';
import { listWaiting } from './waiting.ts';

/** Test courses and exams are held on 2026-12-10, and exams announced a fortnight later. */
const OVER = new Date('2026-12-11T00:00:00+09:00');
const LAST_MINUTE = new Date('2026-12-10T23:59:00+09:00');
const WAITING = { education: 'courseResults', exam: 'examResults' } as const;
const KINDS = Object.keys(WAITING) as OfferingKind[];
const todayOf = async (client: TestClient) => (await client.call('officeToday')).entity;
/** Reason why a state that an employee may end is not counted as waiting. */
interface NotWaiting {
  not: string;
}
const CORRECTED = { not: 'a result is final until an employee finds it wrong' };
const BY_CALL_OFF = { not: 'calling off is decided for the course or exam' };
/** The kinds that count each state of no aggregate that an employee may end, or the reason for none. */
const COUNTED: Record<string, readonly WaitingKind[] | NotWaiting> = {
  'application HELD': BY_CALL_OFF,
  'application CONFIRMED': ['courseResults', 'examResults', 'coursesUnderWay', 'examsUnderWay'],
  'application CANCEL_REQUESTED': ['cancellations', 'coursesUnderWay', 'examsUnderWay'],
  'application SAT': ['examResults'],
  'application COMPLETED': CORRECTED,
  'application NOT_COMPLETED': CORRECTED,
  'application ABSENT': CORRECTED,
  'application PASSED': CORRECTED,
  'application FAILED': CORRECTED,
  'account ACTIVE': { not: 'it is suspended only where something was wrong' },
  'account SUSPENDED': { not: 'it was suspended by a decision, which says until when' },
  'post report WAITING': ['reports'],
  'post report UPHELD': { not: 'it is decided; its member may ask for another look' },
  'attendance PRESENT': { not: 'a mark is corrected only where it is wrong' },
  'attendance ABSENT': { not: 'a mark is corrected only where it is wrong' },
  'line WAITING': BY_CALL_OFF,
  'line OFFERED': BY_CALL_OFF,
  'groupSeat RESERVED': { not: 'the employer’s, until its invoice is overdue' },
  'groupSeat INVITED': { not: 'the employer’s, until its invoice is overdue' },
  'groupSeat CANCEL_REQUESTED': ['cancellations'],
};
const OF_AGGREGATES = AGGREGATES.map(({ lifecycle }) => lifecycle?.name);
const STORED = new URL('testing/waiting.sql', import.meta.url);
/** A query with its parameters in their places, a line for each kind that it counts. */
const printed = (text: string, parameters: readonly unknown[]) =>
  `${text
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_, no: string) => `«${JSON.stringify(parameters[Number(no) - 1])}»`)
    .replaceAll(' union all ', '\nunion all\n')
    .trim()}\n`;

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

describeWithDatabase('the figures of today', (open) => {
  test('count from midnight in Seoul, each for the employees who may see it', async () => {
    const { server, db, checkout, checkoutUrl, later } = await openHeld(open, 'card');
    await checkout.press(checkoutUrl, 'approve');
    const { client } = await addEmployee(server, ['qualification', 'money', 'members']);
    const { count: members } = await db
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('joined_at', '>=', new Date('2026-11-20T00:00:00+09:00'))
      .executeTakeFirstOrThrow();
    expect(await todayOf(client)).toEqual({ applications: 1, payments: { count: 1, amount: 50_001 }, members });

    later(DAY_MINUTES);
    const colleague = await addEmployee(server, ['qualification', 'money']);
    expect(await todayOf(colleague.client)).toEqual({
      applications: 0,
      payments: { count: 0, amount: 0 },
      members: null,
    });
    const reader = await addEmployee(server, ['content']);
    expect(await todayOf(reader.client)).toEqual({ applications: null, payments: null, members: null });
  });
});

test('each state that an employee may end is counted in the overview, or says why not', () => {
  const states = LIFECYCLES.filter(({ name }) => !OF_AGGREGATES.includes(name)).flatMap(({ name, transitions }) =>
    transitions.flatMap(({ from, by }) => (by === 'staff' && from !== null ? [`${name} ${from}`] : [])),
  );
  expect(Object.keys(COUNTED).toSorted()).toEqual([...new Set(states)].toSorted());
});

test('each kind that is counted is that of a state, or of what has no life cycle', () => {
  // Of offerings, the seats that many groups have held without paying.
  const others: WaitingKind[] = ['findings', 'grants', 'secondLooks', 'unpaidGroups'];
  const kinds = Object.values(COUNTED).flatMap((counted) => ('not' in counted ? [] : counted));
  const ofAggregates = AGGREGATES.flatMap(({ waiting }) => Object.keys(waiting));
  expect([...new Set([...kinds, ...ofAggregates, ...others])].toSorted()).toEqual(
    Object.keys(WAITING_NAMES).toSorted(),
  );
});

test('the overview is counted by the stored query: a condition has a partial index in its words', async () => {
  const asked: string[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (from) => new PostgresIntrospector(from),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(printed(query.sql, query.parameters)),
  });
  const now = new Date('2026-12-10T12:00:00+09:00');
  await listWaiting(db, { permissions: PERMISSIONS, employeeNo: 7, now });
  expect(asked).toEqual([readFileSync(STORED, 'utf8')]);
});
