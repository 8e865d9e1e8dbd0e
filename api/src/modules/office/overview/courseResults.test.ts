import { DAY_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addApplication } from '../testing/applications.ts';
import { addEmployee, type Employee } from '../testing/employee.ts';

/** Courses of tests are held on 2026-12-10. */
const OVER = new Date('2026-12-11T00:00:00+09:00');
const LAST_MINUTE = new Date('2026-12-10T23:59:00+09:00');

describeWithDatabase('courses whose results wait to be entered', (open) => {
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
  });

  const waiting = async ({ client } = employee) => {
    const { entity } = await client.call('officeOverview');
    return (entity as { waiting: { kind: string }[] }).waiting.find(({ kind }) => kind === 'courseResults');
  };
  const listed = async () => {
    const input = { kind: 'education', awaitsResults: true, page: 1, limit: 10 };
    const { entity } = await employee.client.call('officeOfferings', input);
    const { list, pageInfo } = entity as { list: { offeringNo: number }[]; pageInfo: { totalRow: number } };
    expect(pageInfo.totalRow).toBe(list.length);
    return list.map(({ offeringNo }) => offeringNo);
  };
  const change = (offeringNo: number, columns: { called_off?: boolean; is_draft?: boolean; ends_at?: Date | null }) =>
    server.db.updateTable('education').set(columns).where('education_no', '=', offeringNo).execute();

  test('wait from the end of their day until the last result is entered, for who enters them', async () => {
    const { offeringNo, applicationNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    expect(await waiting()).toMatchObject({ count: 1, oldestAt: '2026-12-11T00:00:00+09:00' });
    expect(await listed()).toEqual([offeringNo]);
    expect(await waiting(await addEmployee(server, ['money']))).toBeUndefined();

    now = LAST_MINUTE;
    expect(await waiting()).toMatchObject({ count: 0, oldestAt: null });
    expect(await listed()).toEqual([]);

    now = OVER;
    const entered = await employee.client.call('officeEnterResult', {
      userExaminationNo: applicationNo,
      result: 'complete',
    });
    expect(entered).toMatchObject({ code: 1 });
    expect(await waiting()).toMatchObject({ count: 0 });
    expect(await listed()).toEqual([]);
  });

  test('of several days wait from the end of the last one', async () => {
    const { offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    await change(offeringNo, { ends_at: new Date(OVER.getTime() + DAY_MS) });
    expect(await waiting()).toMatchObject({ count: 0 });
    now = new Date(OVER.getTime() + DAY_MS);
    // A session has ended by then.
    employee = await addEmployee(server, ['qualification']);
    expect(await waiting()).toMatchObject({ count: 1, oldestAt: '2026-12-12T00:00:00+09:00' });
    expect(await listed()).toEqual([offeringNo]);
  });

  test.each([{ called_off: true }, { is_draft: true }])('do not wait of one that is %j', async (columns) => {
    const { offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    await change(offeringNo, columns);
    expect(await waiting()).toMatchObject({ count: 0 });
  });

  test.each(['HELD', 'CANCEL_REQUESTED', 'CANCELLED', 'NOT_COMPLETED'] as const)(
    'do not wait where an application is %s',
    async (status) => {
      await addApplication(server, { kind: 'education', status });
      expect(await waiting()).toMatchObject({ count: 0 });
    },
  );

  test('are not asked for any more a year later', async () => {
    await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    now = new Date(OVER.getTime() + 364 * DAY_MS);
    expect(await waiting(await addEmployee(server, ['qualification']))).toMatchObject({ count: 1 });
    now = new Date(OVER.getTime() + 365 * DAY_MS);
    expect(await waiting(await addEmployee(server, ['qualification']))).toMatchObject({ count: 0 });
  });
});
