import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { type Call, calls } from '@portal/shared/contract';
import { AGGREGATES } from '../../aggregates/index.ts';
import { LIFECYCLES } from '../../aggregates/testing/lifecycles.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { callOffsJob } from './qualification/offerings/callOffsJob.ts';
import { addEmployee, type Employee } from './testing/employee.ts';
import { statusOf } from './testing/movedRow.ts';
import { TRANSITION_CASES } from './testing/transitions.ts';

const aggregates = AGGREGATES.map(({ table }) => table);
const afterMember = aggregates.indexOf('correction');
/** Lock order of all transactions, which prevents deadlocks; unlisted tables are locked last. */
const ORDER: readonly string[] = [
  ...['application', ...aggregates.slice(0, afterMember), 'group_seat', 'member'],
  ...[...aggregates.slice(afterMember), 'member_post', 'education', 'examination'],
];
/** Rows that may be written under the lock of their parent row. */
const UNDER: Readonly<Record<string, string>> = {
  attendance: 'application',
  certificate: 'member',
  invoice_allowance: 'group_invoice',
  post_report: 'member_post',
  place_in_line: 'education',
};
/** Acts that insert the audit entry first, because their notice references it. */
const NOTICE_OF_ENTRY = ['account ACTIVE suspend SUSPENDED', 'account SUSPENDED reinstate ACTIVE'];
/** Statements of one transaction. */
type Transaction = string[];
const textOf = (query: unknown) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''));
function transactionsIn(texts: readonly string[]): Transaction[] {
  const transactions: Transaction[] = [];
  let open: Transaction | null = null;
  for (const text of texts)
    if (text === 'begin') transactions.push((open = []));
    else if (text === 'commit' || text === 'rollback') open = null;
    else open?.push(text);
  return transactions;
}
/** A statement without its parentheses: rows of subselects are not locked. */
function withoutInner(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? text : withoutInner(outer);
}
function lockedBy(text: string): string[] {
  const [lock, of = ''] = /for (?:no key )?update(?: of ((?:"?\w+"?,? ?)+))?/.exec(text) ?? [];
  if (lock === undefined) return [];
  const tables = of || [...withoutInner(text).matchAll(/(?:from|join) ("?\w+"?)/g)].map(([, table]) => table).join();
  return tables.split(/[, ]+/).map((table) => table.replaceAll('"', ''));
}
const writtenBy = (text: string) => /^update "?(\w+)"?/.exec(text)?.[1];
/** Tables in the order in which the transaction first locked them. */
const locksOf = (transaction: Transaction) => [...new Set(transaction.flatMap(lockedBy))];
function lockedTooLate(transaction: Transaction): string[] {
  const known = locksOf(transaction).filter((table) => ORDER.includes(table));
  return known.filter((table, index) =>
    known.slice(index + 1).some((later) => ORDER.indexOf(later) < ORDER.indexOf(table)),
  );
}
function writtenUnlocked(transaction: Transaction): string[] {
  return transaction.flatMap((text, index) => {
    const table = writtenBy(text);
    if (table === undefined || !(ORDER.includes(table) || table in UNDER)) return [];
    const locked = locksOf(transaction.slice(0, index));
    const isInserted = transaction.slice(0, index).some((earlier) => earlier.startsWith(`insert into "${table}"`));
    return isInserted || [table, UNDER[table]].some((one) => locked.includes(one ?? '')) ? [] : [table];
  });
}
/** Writes after the audit entry, which holds a lock that blocks every other act. */
const behindEntry = (transaction: Transaction) =>
  transaction
    .slice(transaction.findLastIndex((text) => text.startsWith('insert into "office_audit"')) + 1 || transaction.length)
    .filter((text) => /^(insert|update|delete) |for (no key )?update/.test(text));
/** Every transition by staff, as `application CANCEL_REQUESTED approve CANCELLED`, but those of uploads. */
const STAFF_LINES = LIFECYCLES.filter(({ name }) => name !== 'import upload').flatMap(({ name, transitions }) =>
  transitions.filter(({ by }) => by === 'staff').map(({ from, event, to }) => `${name} ${from} ${event} ${to}`),
);
const OFFICE = pathToFileURL(join(import.meta.dirname, '../../../../mf-office/src/section.ts')).href;

describeWithDatabase('locks of the acts that move something', (open) => {
  let server: TestServer;
  let employee: Employee;
  const acts: { line: string; transactions: Transaction[] }[] = [];
  const now = new Date('2026-12-10T12:00:00+09:00');

  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server);
    for (const [line, transition] of Object.entries(TRANSITION_CASES)) {
      const { input } = await transition.arrange(server);
      const query = jest.spyOn(pg.Client.prototype, 'query');
      await employee.client.call(transition.call, input);
      await callOffsJob.run({ ...server.services, db: server.db, log: server.app.log });
      const texts = query.mock.calls.map(([asked]) => textOf(asked).replace(/\s+/g, ' ').trim());
      query.mockRestore();
      acts.push({ line, transactions: transactionsIn(texts) });
    }
  });

  const found = (fault: (transaction: Transaction) => string[]) =>
    acts.flatMap(({ line, transactions }) =>
      transactions.flatMap(fault).map((what) => `${line}: ${what.slice(0, 80)}`),
    );

  test('follow one order of tables', () => {
    expect(acts.flatMap(({ transactions }) => transactions.flatMap(locksOf))).toContain('refund');
    expect(found(lockedTooLate)).toEqual([]);
  });

  test('are taken before the row, or the one it belongs to, is written', () => {
    expect(found(writtenUnlocked)).toEqual([]);
  });

  test('end with the entry in the audit log', () => {
    expect(found(behindEntry).filter((fault) => !NOTICE_OF_ENTRY.some((line) => fault.startsWith(line)))).toEqual([]);
  });
});

test('every line that employees move is reachable from the office', () => {
  expect(Object.keys(TRANSITION_CASES).toSorted()).toEqual(STAFF_LINES.toSorted());
});

test.each(Object.entries(TRANSITION_CASES))(
  '%s: its call needs the permission, and its page exists',
  async (_line, transition) => {
    const call: Call = calls[transition.call];
    expect(call).toMatchObject({ access: 'employee', permission: transition.permission });
    const { section } = (await import(OFFICE)) as { section: { pages: readonly { path: string }[] } };
    expect(section.pages.map(({ path }) => path)).toContain(transition.screen);
  },
);

describeWithDatabase('lines that employees move', (open) => {
  let server: TestServer;
  let employee: Employee;
  // The course has begun and is not over: results can be entered, and it can be called off.
  const now = new Date('2026-12-10T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server);
  });
  test.each(Object.entries(TRANSITION_CASES))('%s: is made by its call and recorded', async (line, transition) => {
    const [, from, , to] = line.replace('post report', 'report').split(' ');
    const { input, ...row } = await transition.arrange(server);
    expect(await statusOf(server.db, row)).toBe(from === 'null' ? undefined : from);
    expect(await employee.client.call(transition.call, input)).toMatchObject({ status: 200, code: 1 });
    // This job executes a decided call-off.
    await callOffsJob.run({ ...server.services, db: server.db, log: server.app.log });
    expect(await statusOf(server.db, row)).toBe(to);
    const entry = await server.db
      .selectFrom('office_audit')
      .selectAll()
      .orderBy('audit_no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ act: transition.act, employee_no: employee.memberNo, ip: '192.0.2.20', at: now });
    // A cash receipt moves no money.
    if (transition.permission === 'money' && row.table !== 'cash_receipt')
      expect(Object.keys(JSON.parse(entry.detail) as object)).toContainEqual(expect.stringMatching(/^(amount|paid)$/));
  });
});
