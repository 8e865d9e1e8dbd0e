import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountLifecycle } from './account.ts';
import { applicationLifecycle } from './application.ts';
import { attendanceLifecycle } from './attendance.ts';
import { billLifecycle } from './bill.ts';
import { cashReceiptLifecycle } from './cashReceipt.ts';
import { certificateLifecycle } from './certificate.ts';
import { correctionLifecycle } from './correction.ts';
import { evidenceLifecycle } from './evidence.ts';
import { groupSeatLifecycle } from './groupSeat.ts';
import { inquiryLifecycle } from './inquiry.ts';
import { invoiceLifecycle } from './invoice.ts';
import type { Lifecycle } from './lifecycle.ts';
import { lineLifecycle } from './line.ts';
import { objectionLifecycle } from './objection.ts';
import { paymentLifecycle } from './payment.ts';
import { postReportLifecycle } from './postReport.ts';
import { refundLifecycle } from './refund.ts';
import { rosterLifecycle } from './roster.ts';

/** The tables of the specification, section 4, compared with those in the code. */
const SPECIFICATION = readFileSync(join(import.meta.dirname, '../../../docs/specification.md'), 'utf8');

const CYCLES: readonly (readonly [string, Lifecycle<string, string, string, string>])[] = [
  ['Application', applicationLifecycle],
  ['Attendance', attendanceLifecycle],
  ['Line', lineLifecycle],
  ['Group', groupSeatLifecycle],
  ['Invoice', invoiceLifecycle],
  ['Bill', billLifecycle],
  ['Evidence', evidenceLifecycle],
  ['Objection', objectionLifecycle],
  ['Payment', paymentLifecycle],
  ['Refund', refundLifecycle],
  ['Certificate', certificateLifecycle],
  ['Cash receipt', cashReceiptLifecycle],
  ['Account', accountLifecycle],
  ['Post report', postReportLifecycle],
  ['Inquiry', inquiryLifecycle],
  ['Correction', correctionLifecycle],
  ['Roster', rosterLifecycle],
];

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
