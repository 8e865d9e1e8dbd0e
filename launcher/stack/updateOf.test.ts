import { updateOf } from './updateOf.ts';

test.each([
  ['', '3/3', { isSettled: true }],
  ['', '0/0', { isSettled: true }],
  ['', '2/3', { isSettled: false }],
  ['', '', { isSettled: false }],
  ['updating: update in progress', '3/3', { isSettled: false }],
  ['completed: update completed', '3/3', { isSettled: true }],
  ['completed: update completed', '2/3 (max 1 per node)', { isSettled: false }],
  ['rollback_started: failed', '3/3', { isSettled: false }],
  ['rollback_completed: failed', '3/3', { isSettled: true, failure: 'rollback_completed: failed' }],
])('an update that says "%s" with %s', (status, replicas, update) => {
  expect(updateOf(status, replicas)).toEqual(update);
});
