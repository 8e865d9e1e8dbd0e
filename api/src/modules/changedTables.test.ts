import { sql } from 'kysely';
import { calls, type CallName } from '@portal/shared/contract';
import { describeWithDatabase, type TestClient, type TestServer } from '../testing/index.ts';
import { addCourse } from './manager/testing/offerings.ts';
import { addEmployee } from './office/testing/employee.ts';

const READINGS = (Object.keys(calls) as CallName[]).filter((name) => !calls[name].changes);
/** Some calls require a kind; those without that input reject it. */
const INPUTS = [{}, { kind: 'notice' }, { kind: 'education' }];

describeWithDatabase('while a newer version changes the tables', (open) => {
  let server: TestServer;
  let member: TestClient;
  let employee: TestClient;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T05:00:00Z') });
    member = (await server.member()).client;
    employee = (await addEmployee(server)).client;
  });

  const onEachTable = async (change: string) => {
    const { rows } = await sql<{ name: string }>`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(server.db);
    await server.database.withoutTimeout(async (owner) => {
      for (const { name } of rows) await sql.raw(`alter table ${name} ${change}`).execute(owner);
    });
  };

  /** Statuses of all reading calls and of an application, under its own key and for its own course. */
  async function answers(): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    for (const name of READINGS)
      for (const input of INPUTS)
        statuses[`${name} ${JSON.stringify(input)}`] = (await employee.call(name, input)).status;
    const educationNo = await addCourse(server.db);
    const applied = await member.call('postIntEdu', { educationNo }, { idempotencyKey: `of-${educationNo}` });
    return { ...statuses, postIntEdu: applied.code };
  }

  test('statements that connections have planned keep their results', async () => {
    const before = await answers();
    expect(Object.keys(before).length).toBeGreaterThan(100);
    expect(Object.entries(before).filter(([, status]) => status >= 500)).toEqual([]);
    expect(before['postIntEdu']).toBe(1);
    await onEachTable('add column probe integer');
    expect(await answers()).toEqual(before);
    await onEachTable('drop column probe');
    expect(await answers()).toEqual(before);
  });
});
