import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  APPLICATION_STATUS_NAMES,
  CERTIFICATE_STATUS_NAMES,
  PAYMENT_STATUS_NAMES,
  REFUND_STATUS_NAMES,
} from '@portal/shared/contract';
import { CASH_RECEIPT_STATUS_NAMES } from '@portal/shared/contract/cashReceipt';
import { INQUIRY_STATUS_NAMES } from '@portal/shared/contract/inquiry';
import {
  BILL_STATUS_NAMES,
  GROUP_SEAT_STATUS_NAMES,
  INVOICE_STATUS_NAMES,
  LINE_STATUS_NAMES,
} from '@portal/shared/contract/manager';
import { IMPORT_STATUS_NAMES } from '@portal/shared/contract/office';
import { POST_REPORT_STATUS_NAMES } from '@portal/shared/contract/postReport';
import { ROSTER_STATUS_NAMES } from '@portal/shared/contract/roster';
import { CORRECTION_STATUS_NAMES } from '@portal/shared/contract/user';
import { LIFECYCLES } from '../aggregates/testing/lifecycles.ts';
import { applicationLifecycle } from './application.ts';
import { type Actor, findTransition, type Lifecycle, linesOf, transition } from './lifecycle.ts';
import { paymentLifecycle } from './payment.ts';

type AnyLifecycle = Lifecycle<string, string, string, string>;
const all = LIFECYCLES as readonly AnyLifecycle[];
const actors: Actor[] = ['member', 'staff', 'system', 'gateway'];
const statesOf = (cycle: AnyLifecycle) =>
  [...new Set(cycle.transitions.flatMap(({ from, to }) => (from === null ? [to] : [from, to])))].sort();
const quiet = { warn: () => undefined };
/** The tables of the specification, section 4, compared with those in the code. */
const SPECIFICATION = readFileSync(join(import.meta.dirname, '../../../docs/specification.md'), 'utf8');
/** Heading of a life cycle there; that of an uploaded file has none. */
const headingOf = ({ name }: AnyLifecycle) => {
  if (name === 'groupSeat') return 'Group';
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
const CYCLES = all.filter(({ name }) => name !== 'import upload').map((cycle) => [headingOf(cycle), cycle] as const);
interface Row {
  from: (string | null)[];
  events: string[];
  actors: string[];
  /** Null: the state is unchanged. */
  to: string[] | null;
}
const statesIn = (cell: string) => cell.match(/[A-Z][A-Z_]{2,}/g) ?? [];
const wordsIn = (cell: string) => cell.match(/[a-z][A-Za-z]+/g) ?? [];
/** Parses `HELD, EXPIRED paid (gateway) → CONFIRMED`: states, events and actors are lists with words in between. */
function rowOf(transition: string): Row {
  const pattern = /^([^a-z]*)([a-z][^(]*)\(([^)]*)\) → (.*)$/;
  const [, from = '', events = '', actors = '', to = ''] = pattern.exec(transition.trim()) ?? [];
  const beginning = from.includes('–') || statesIn(from).length === 0 ? [null] : [];
  return {
    from: [...beginning, ...statesIn(from)],
    events: wordsIn(events),
    actors: wordsIn(actors),
    to: to.includes('unchanged') ? null : statesIn(to),
  };
}
/** Transitions of a life cycle that has its own table or a row in the shared one. */
function rowsOf(name: string): Row[] {
  const [, table] = new RegExp(`^#### ${name}$([^]*?)^#{2,4} `, 'm').exec(SPECIFICATION) ?? [];
  const [, row = ''] = new RegExp(`^\\| ${name} \\| ([^|]*→[^|]*)`, 'm').exec(SPECIFICATION) ?? [];
  const cells = table === undefined ? [row] : [...table.matchAll(/^\| ([^|]*→[^|]*)/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.split(';')).map(rowOf);
}
const nameOf = (from: string | null, event: string, actor: string, to: string) =>
  `${from ?? 'new'} --${event} by ${actor}--> ${to}`;

describe.each(all.map((cycle) => [cycle.name, cycle] as const))('the life cycle of %s', (_name, cycle) => {
  const events = [...new Set(cycle.transitions.map(({ event }) => event))];

  test('every state can be reached from the beginning', () => {
    const reached = new Set<string | null>([null]);
    for (let before = 0; before !== reached.size;) {
      before = reached.size;
      for (const line of cycle.transitions) if (reached.has(line.from)) reached.add(line.to);
    }
    reached.delete(null);
    expect([...reached].sort()).toEqual(statesOf(cycle));
  });

  test('for every state, event and actor: a listed transition happens, any other is refused and logged', async () => {
    for (const from of [null, ...statesOf(cycle)]) {
      for (const event of events) {
        for (const by of actors) {
          const warn = jest.fn();
          const line = await transition(cycle, { from, event, by }, () => true, { warn }, { row: 7 });
          const listed = cycle.transitions.find(
            (entry) => entry.from === from && entry.event === event && entry.by === by,
          );
          expect(line).toEqual(listed ?? null);
          expect(warn).toHaveBeenCalledTimes(listed === undefined ? 1 : 0);
        }
      }
    }
  });

  test('a guarded line is taken only while its guard holds', async () => {
    for (const line of cycle.transitions.filter(({ guard }) => guard !== undefined)) {
      const refused = await findTransition(cycle, line, () => false);
      expect(refused).not.toEqual(line);
    }
  });

  test('of two lines for one state, event and actor all but the last are guarded', () => {
    for (const line of cycle.transitions) {
      const alternatives = linesOf(cycle, line);
      for (const earlier of alternatives.slice(0, -1)) expect(earlier.guard).toBeDefined();
    }
  });
});

test('each file beside this one declares one of them', () => {
  const others = ['lifecycle.ts', 'lifecycles.test.ts'];
  const files = readdirSync(import.meta.dirname).filter((file) => !others.includes(file));
  expect(files).toHaveLength(all.length);
});

test.each([
  ['application', APPLICATION_STATUS_NAMES],
  ['payment', PAYMENT_STATUS_NAMES],
  ['refund', REFUND_STATUS_NAMES],
  ['certificate', CERTIFICATE_STATUS_NAMES],
  ['post report', POST_REPORT_STATUS_NAMES],
  ['inquiry', INQUIRY_STATUS_NAMES],
  ['correction', CORRECTION_STATUS_NAMES],
  ['roster', ROSTER_STATUS_NAMES],
  ['cashReceipt', CASH_RECEIPT_STATUS_NAMES],
  ['line', LINE_STATUS_NAMES],
  ['groupSeat', GROUP_SEAT_STATUS_NAMES],
  ['invoice', INVOICE_STATUS_NAMES],
  ['bill', BILL_STATUS_NAMES],
  ['import upload', IMPORT_STATUS_NAMES],
])('the states of the wire: %s', (name, names) => {
  expect(all.filter((cycle) => cycle.name === name).flatMap(statesOf)).toEqual(Object.keys(names).sort());
});

test('only the gateway can pay, or the office by bank transfer; the office decides on a different amount', () => {
  const paying = [...applicationLifecycle.transitions, ...paymentLifecycle.transitions].filter(
    ({ event }) => event === 'paid',
  );
  expect(paying.every(({ by }) => by === 'gateway')).toBe(true);
  const intoPaid = paymentLifecycle.transitions.filter(({ to }) => to === 'PAID' || to === 'LATE_PAID');
  const byOthers = intoPaid.filter(({ by, event }) => by !== 'gateway' || event !== 'paid');
  expect(byOthers.map(({ from, by }) => [from, by])).toEqual([
    [null, 'staff'],
    ['HELD_FOR_REVIEW', 'staff'],
    ['HELD_FOR_REVIEW', 'staff'],
  ]);
});

test('a refusal is logged with the life cycle and the row', async () => {
  const warn = jest.fn();
  await transition(
    applicationLifecycle,
    { from: 'PASSED', event: 'cancel', by: 'member' },
    () => true,
    { ...quiet, warn },
    { applicationNo: 12 },
  );
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ lifecycle: 'application', applicationNo: 12, event: 'cancel' }),
    'transition not in the table',
  );
});

describe.each(CYCLES)('the specification’s table of the life cycle: %s', (heading, { transitions }) => {
  const rows = rowsOf(heading);

  test('has each line of the program', () => {
    const described = new Set(
      rows.flatMap(({ from, events, actors, to }) =>
        from.flatMap((state) =>
          events.flatMap((event) =>
            actors.flatMap((actor) => (to ?? [String(state)]).map((target) => nameOf(state, event, actor, target))),
          ),
        ),
      ),
    );
    const lines = transitions.map(({ from, event, by, to }) => nameOf(from, event, by, to));
    expect(lines.filter((line) => !described.has(line))).toEqual([]);
  });

  test('has no state, event or actor that the program does not know there', () => {
    const unknown = rows.flatMap(({ from, events, actors, to }) => {
      const lines = transitions.filter((line) => from.includes(line.from) && events.includes(line.event));
      return [
        ...from.filter((state) =>
          events.some((event) => !lines.some((line) => line.from === state && line.event === event)),
        ),
        ...actors.filter((actor) => !lines.some(({ by }) => by === actor)),
        ...(to ?? []).filter((state) => !lines.some((line) => line.to === state)),
      ];
    });
    expect(rows.length).toBeGreaterThan(2);
    expect(unknown).toEqual([]);
  });
});
