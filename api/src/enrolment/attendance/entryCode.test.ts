import { randomBytes } from 'node:crypto';
import { entryCodeOf, readEntryCode } from './entryCode.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const [now, before, other] = [key('k2'), key('k1'), key('k3')];

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
