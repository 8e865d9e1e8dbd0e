import { inTransaction } from '../../database/transaction.ts';
import { addApplication } from '../../modules/office/testing/applications.ts';
import { describeWithDatabase } from '../../testing/index.ts';
import { moveByResult, statusAfterResult } from './moveByResult.ts';

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
