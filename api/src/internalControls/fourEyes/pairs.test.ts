import { DAY_MS } from '../../clock/durations.ts';
import { addEmployee } from '../../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { storeGrants } from '../permissions/grants.ts';
import { findBar } from './pairs.ts';

const now = new Date('2026-11-20T02:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

describeWithDatabase('two employees', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  const employees = async (count: number) => {
    const numbers: number[] = [];
    while (numbers.length < count) numbers.push((await addEmployee(server)).memberNo);
    return numbers as [number, number, ...number[]];
  };
  const grant = (memberNo: number, grantedBy: number | null, permission: 'money' | null, at: Date) =>
    storeGrants({ memberNo, permissions: [permission], grantedBy }, { db: server.db, now: at });
  const bars = async (one: number, other: number) => [
    await findBar({ first: one, second: other }, 'record transfer', { db: server.db, now }),
    await findBar({ first: other, second: one }, 'record transfer', { db: server.db, now }),
  ];
  const CLOSE = ['SECOND_TOO_CLOSE', 'SECOND_TOO_CLOSE'];
  const TWO = [null, null];

  test('are two pairs of eyes', async () => {
    const [one, other] = await employees(2);
    expect(await bars(one, other)).toEqual(TWO);
  });

  test.each([null, 'money'] as const)('are none for 30 days after one gave the other %s', async (permission) => {
    const [one, other] = await employees(2);
    await grant(other, one, permission, daysAgo(30));
    expect(await bars(one, other)).toEqual(TWO);
    await grant(other, one, permission, new Date(daysAgo(30).getTime() + 1));
    expect(await bars(one, other)).toEqual(CLOSE);
  });

  test('are none for 30 days after the same third made both of them employees', async () => {
    const [one, other, third = 0] = await employees(3);
    await grant(one, third, null, daysAgo(3));
    await grant(other, third, 'money', daysAgo(3));
    expect(await bars(one, other)).toEqual(TWO);
    await grant(other, third, null, daysAgo(2));
    expect(await bars(one, other)).toEqual(CLOSE);
  });

  test('are two where the command on the server made both', async () => {
    const [one, other] = await employees(2);
    for (const memberNo of [one, other]) await grant(memberNo, null, null, daysAgo(1));
    expect(await bars(one, other)).toEqual(TWO);
  });

  test('are none where they are accounts of one person', async () => {
    const [one] = await employees(1);
    const { name, user_birth } = await server.db
      .selectFrom('member')
      .select(['name', 'user_birth'])
      .where('member_no', '=', one)
      .executeTakeFirstOrThrow();
    const { memberNo } = await server.member({ role: 'employee', name, user_birth });
    expect(await bars(one, memberNo)).toEqual(['SECOND_IS_SAME_PERSON', 'SECOND_IS_SAME_PERSON']);
  });

  test('grants stay recorded, which the database enforces too', async () => {
    const [one, other] = await employees(2);
    await grant(other, one, 'money', daysAgo(1));
    await expect(server.db.deleteFrom('employee_grant').execute()).rejects.toThrow('stay known');
    await expect(server.db.updateTable('employee_grant').set({ granted_by: null }).execute()).rejects.toThrow(
      'stay known',
    );
    await expect(grant(one, one, 'money', now)).rejects.toThrow('employee_grant_by_another');
  });
});
