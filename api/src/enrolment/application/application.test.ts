import { inTransaction } from '../../database/transaction.ts';
import { applicationLifecycle } from '../../lifecycles/application.ts';
import { addApplication } from '../../modules/office/testing/applications.ts';
import { describeWithDatabase } from '../../testing/index.ts';
import { moveByResult, statusAfterResult } from './moveByResult.ts';
import { NOTIFIED_TRANSITIONS } from './notices.ts';

/**
 * Transitions without a notice of their own: the call confirms a submission, an invoice and a refund have their own
 * notices, and the rest is done by the member.
 */
const UNTOLD = [
  'null submit CONFIRMED',
  'null submit HELD',
  'CANCEL_REQUESTED retract CONFIRMED',
  'CONFIRMED sit SAT',
  'CONFIRMED absent ABSENT',
  'EXPIRED paid EXPIRED',
  'CANCELLED paid CANCELLED',
  'CONFIRMED paid CONFIRMED',
  'CONFIRMED invoicePaid CONFIRMED',
  'CANCEL_REQUESTED paid CANCEL_REQUESTED',
];
/** Correcting an announced result sends its own notice: `modules/manager/corrections/correct.ts`. */
const CORRECTIONS = applicationLifecycle.transitions.filter(({ event }) => event === 'correct');

test('a result matches the kind, and only results are allowed', () => {
  const sit = { from: 'CONFIRMED', event: 'sit' } as const;
  expect(statusAfterResult({ ...sit, kind: 'exam' })).toBe('SAT');
  expect(statusAfterResult({ ...sit, kind: 'education' })).toBeNull();
  expect(statusAfterResult({ kind: 'education', from: 'CANCEL_REQUESTED', event: 'approve' })).toBeNull();
});

describeWithDatabase('results of many applications', (open) => {
  test('are not entered for any if one of them is in another state', async () => {
    const server = await open({ now: () => new Date('2026-12-10T15:00:00+09:00') });
    const numbers: number[] = [];
    for (const status of ['CONFIRMED', 'CANCELLED'] as const)
      numbers.push((await addApplication(server, { kind: 'exam', status })).applicationNo);
    const move = { kind: 'exam', from: 'CONFIRMED', event: 'sit', applicationNos: numbers } as const;
    await expect(inTransaction(server.db, (db) => moveByResult(move, db))).rejects.toThrow('no longer CONFIRMED');
    const rows = server.db.selectFrom('application').select('status').orderBy('application_no');
    expect(await rows.execute()).toEqual([{ status: 'CONFIRMED' }, { status: 'CANCELLED' }]);
  });
});

test('every transition of the life cycle has a notice, or is listed as needing none', () => {
  const notified = NOTIFIED_TRANSITIONS.flatMap(({ from, event, to }) =>
    from.map((state) => `${state} ${event} ${to}`),
  );
  const lines = applicationLifecycle.transitions
    .filter((line) => !CORRECTIONS.includes(line))
    .map(({ from, event, to }) => `${from} ${event} ${to}`);
  // A state may have several transitions by the same event, distinguished by a guard.
  expect([...notified, ...UNTOLD].toSorted()).toEqual([...new Set(lines)].toSorted());
});
