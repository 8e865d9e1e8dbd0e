import { randomBytes } from 'node:crypto';
import { entryCodeOf, readEntryCode } from './entryCode.ts';
import { attendedShare, proposedResult } from './share.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const [now, before, other] = [key('k2'), key('k1'), key('k3')];
const lessons = [
  { lessonNo: 1, day: '2026-12-10', time: '10:00', endTime: '17:00' },
  { lessonNo: 2, day: '2026-12-11', time: '10:00', endTime: '17:00' },
  { lessonNo: 4, day: '2026-12-12', time: '10:00', endTime: '13:00' },
];
const present = (...numbers: number[]) => numbers.map((lessonNo) => ({ lessonNo, status: 'PRESENT' as const }));

test('a code contains its application, and is read back in any case', () => {
  const code = entryCodeOf(1234567, [now]);
  expect(code).toMatch(/^HFA-1234567-[A-Z]{8}$/);
  // The smallest QR code holds twenty characters.
  expect(code).toHaveLength(20);
  expect(readEntryCode(` ${code.toLowerCase()} `, [now])).toEqual({ applicationNo: 1234567, isProven: true });
});

test('another number with the same letters, and letters of another key, are no code', () => {
  const code = entryCodeOf(12, [now]);
  expect(readEntryCode(code.replace('-12-', '-13-'), [now])).toBeNull();
  expect(readEntryCode(entryCodeOf(12, [other]), [now, before])).toBeNull();
  expect(readEntryCode('https://example.com/?n=12', [now])).toBeNull();
});

test('a ticket printed before a change of the key is valid', () => {
  expect(readEntryCode(entryCodeOf(12, [before]), [now, before])).toEqual({ applicationNo: 12, isProven: true });
});

test('an old ticket contains its number and proves nothing', () => {
  expect(readEntryCode('HFA-1-00000012', [now])).toEqual({ applicationNo: 12, isProven: false });
});

describe('attended shares', () => {
  test('the share is that of the hours, rounded down', () => {
    expect(attendedShare(lessons, present(1, 2, 4))).toBe(100);
    expect(attendedShare(lessons, present(1, 2))).toBe(82);
    expect(attendedShare(lessons, present(1, 4))).toBe(58);
    expect(attendedShare(lessons, [{ lessonNo: 1, status: 'ABSENT' }])).toBe(0);
    expect(attendedShare([{ lessonNo: 1, day: '2026-12-10', time: '10:00', endTime: '' }], present(1))).toBe(100);
  });

  test('a course is proposed as completed from its rule on, an exam as sat if attended', () => {
    expect(proposedResult('education', 80, 80)).toBe('complete');
    expect(proposedResult('education', 79, 80)).toBe('notComplete');
    expect(proposedResult('exam', 100, 0)).toBe('sit');
    expect(proposedResult('exam', 0, 0)).toBe('absent');
  });
});
