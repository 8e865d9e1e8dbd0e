import { urgencyOf } from './urgency.ts';

const item = { kind: 'bills', count: 1, oldestAt: '2026-11-02T09:00:00+09:00' } as const;
const TODAY = '2026-11-20';

test.each([
  ['overdue', { ...item, dueAt: '2026-11-20T00:00:00+09:00', isOverdue: true }],
  ['overdue', { ...item, kind: 'overdueCorrections' }],
  ['today', { ...item, dueAt: '2026-11-21T00:00:00+09:00' }],
  ['later', { ...item, dueAt: '2026-11-21T00:00:01+09:00' }],
  ['later', item],
  ['today', { ...item, kind: 'secondLooks' }],
] as const)('work is %s', (urgency, work) => {
  expect(urgencyOf(work, TODAY)).toBe(urgency);
});
