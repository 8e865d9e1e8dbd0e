import { overlapOf } from './hours.ts';

const day = '2026-12-10';
const morning = { day, time: '09:00', endTime: '12:00' };

test.each([
  ['part of the hours', { day, time: '11:59', endTime: '13:00' }],
  ['hours within', { day, time: '10:00', endTime: '10:30' }],
  ['an unknown end', { day, time: '08:00', endTime: '' }],
])('%s overlap, and are named in the order of the arguments', (_what, hours) => {
  const later = { ...morning, day: '2026-12-11' };
  expect(overlapOf([later, morning], [hours])).toEqual([morning, hours]);
});

test.each([
  ['the hours behind', { day, time: '12:00', endTime: '13:00' }],
  ['another day', { ...morning, day: '2026-12-11' }],
])('%s do not overlap', (_what, hours) => expect(overlapOf([morning], [hours])).toBeNull());
