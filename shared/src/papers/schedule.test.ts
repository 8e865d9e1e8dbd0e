import { arrivalTime } from './index.ts';

test.each([
  ['09:00', '08:40'],
  ['14:30', '14:10'],
  ['10:05', '09:45'],
  ['00:10', '23:50'],
])('for a start at %s attendees arrive by %s', (time, arrival) => expect(arrivalTime(time)).toBe(arrival));
