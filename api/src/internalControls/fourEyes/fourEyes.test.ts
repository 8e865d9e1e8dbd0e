import { DAY_MS } from '../../clock/durations.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addEmployee } from '../../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { storeGrants } from '../permissions/grants.ts';
import { findBar } from './pairs.ts';
import { dropLooks, requireSecondLook, type SharedAct } from './secondLook.ts';

const now = new Date('2026-11-20T02:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const over: Omit<SharedAct, 'objectNo'> = {
  act: 'approve refund again',
  object: 'refund',
  amount: 300_001,
  content: '110-234',
};

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

describeWithDatabase('four eyes', (open) => {
  let server: TestServer;
  let first: number;
  let second: number;
  let objectNo = 0;
  beforeAll(async () => {
    server = await open({ now: () => now });
    first = (await addEmployee(server)).memberNo;
    second = (await addEmployee(server)).memberNo;
  });
  const take = (memberNo: number, permission: 'money' | 'content') =>
    server.db
      .deleteFrom('employee_permission')
      .where('member_no', '=', memberNo)
      .where('permission', '=', permission)
      .execute();
  const setMember = (memberNo: number, columns: { status: 'SUSPENDED' } | { role: 'member' }) =>
    server.db.updateTable('member').set(columns).where('member_no', '=', memberNo).execute();
  beforeEach(() => {
    objectNo += 1;
  });
  const look = (memberNo: number, changes: object = {}) => {
    const { configuration } = server;
    const caller = { memberNo } as never;
    return inTransaction(server.db, (db) =>
      requireSecondLook(
        { ...over, objectNo, ...changes },
        { db, now, ip: '', caller, configuration, afterRefusal: () => undefined },
      ),
    );
  };

  test('are needed over the limit alone', async () => {
    expect(await look(first, { amount: 300_000 })).toBe('go');
    expect(await look(first)).toBe('asked');
  });

  test('are needed for any amount if the act takes two', async () => {
    expect(await look(first, { amount: 1, takesTwo: true })).toBe('asked');
    expect(await look(second, { amount: 1, takesTwo: true })).toBe('go');
  });

  test('confirm a small sum that was asked for without counting it as moved alone', async () => {
    expect(await look(first, { amount: 1, takesTwo: true })).toBe('asked');
    expect(await look(second, { amount: 1 })).toBe('go');
    expect(await server.db.selectFrom('moved_alone').selectAll().where('employee_no', '=', second).execute()).toEqual(
      [],
    );
  });

  test('are those of two people: the first one cannot confirm', async () => {
    expect(await look(first)).toBe('asked');
    await expect(look(first)).rejects.toThrow('다른 직원이 확인해야');
    expect(await look(second)).toBe('go');
  });

  test('are those of two people for the database too', async () => {
    await look(first);
    await expect(
      server.db.updateTable('second_look').set({ confirmed_by: first, confirmed_at: now }).execute(),
    ).rejects.toThrow('second_look_by_another');
  });

  test('must see the same: another account is refused', async () => {
    await look(first);
    await expect(look(second, { content: '110-999' })).rejects.toThrow('먼저 요청한 직원의 내용과 다릅니다');
    expect(await look(first, { content: '110-999' })).toBe('asked');
    expect(await look(second, { content: '110-999' })).toBe('go');
  });

  test('must see the same sum where nothing else is given', async () => {
    await look(first, { content: undefined });
    await expect(look(second, { content: undefined, amount: 400_000 })).rejects.toThrow('내용과 다릅니다');
    expect(await look(second, { content: undefined })).toBe('go');
  });

  test('serve for one act: the next one starts over, and requests decided otherwise are dropped', async () => {
    await look(first);
    expect(await look(second)).toBe('go');
    expect(await look(second)).toBe('asked');
    expect(await look(first, { act: 'record transfer' })).toBe('asked');
    await dropLooks(server.db, { object: 'refund', objectNo }, now);
    expect(await look(first)).toBe('asked');
  });

  test.each([
    ['has lost the right', (no: number) => take(no, 'money')],
    ['is suspended', (no: number) => setMember(no, { status: 'SUSPENDED' })],
    ['is an employee no more', (no: number) => setMember(no, { role: 'member' })],
  ])('of an employee who %s do not count: the next one asks as the first', async (_name, change) => {
    const { memberNo: leaver } = await addEmployee(server);
    expect(await look(leaver)).toBe('asked');
    await change(leaver);
    expect(await look(second)).toBe('asked');
    expect(await look(first)).toBe('go');
  });

  test('of one who has lost another right count', async () => {
    const { memberNo: other } = await addEmployee(server);
    expect(await look(other)).toBe('asked');
    await take(other, 'content');
    expect(await look(second)).toBe('go');
  });

  test('on rights count while the first has these rights', async () => {
    const grant = { act: 'set permissions', object: 'member', takesTwo: true, permissions: ['money'] };
    const { memberNo: other } = await addEmployee(server);
    expect(await look(other, grant)).toBe('asked');
    await take(other, 'money');
    expect(await look(second, grant)).toBe('asked');
  });
});
