import { WAITING_PLACES } from '@portal/shared/contract/office';
import { AGGREGATES } from './index.ts';

/** States that employees end by an act: `refund APPROVED`. */
const decidedStates = AGGREGATES.flatMap(({ table, lifecycle }) =>
  (lifecycle?.transitions ?? []).flatMap(({ from, by }) =>
    by === 'staff' && from !== null ? [`${table} ${from}`] : [],
  ),
);

const countedStates = AGGREGATES.flatMap(({ table, waiting }) =>
  Object.values(waiting).flatMap(({ states }) => states.map((state) => `${table} ${state}`)),
);
const excusedStates = AGGREGATES.flatMap(({ table, waitsNowhere = {} }) =>
  Object.keys(waitsNowhere).map((state) => `${table} ${state}`),
);

test('each state that an employee may end is counted in the overview, or has its reason', () => {
  const known = [...countedStates, ...excusedStates];
  const missing = [...new Set(decidedStates)].filter((state) => !known.includes(state));
  expect(missing.map((state) => `${state}: add it to \`waiting\`, or its reason to \`waitsNowhere\``)).toEqual([]);
});

test('a reason is given only for a state that an employee may end and that is not counted', () => {
  expect(excusedStates.filter((state) => !decidedStates.includes(state) || countedStates.includes(state))).toEqual([]);
});

test('each kind that an aggregate counts is one of its pages, and counted once', () => {
  const kinds = AGGREGATES.flatMap(({ waiting }) => Object.keys(waiting));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.filter((kind) => !(kind in WAITING_PLACES))).toEqual([]);
});

test('each table of an aggregate is that of one aggregate', () => {
  const tables = AGGREGATES.map(({ table }) => table);
  expect(new Set(tables).size).toBe(tables.length);
});
