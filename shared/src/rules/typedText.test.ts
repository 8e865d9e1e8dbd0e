import * as fc from 'fast-check';
import * as v from 'valibot';
import { personNameRule, storableLines, storableText, typedName, typedText } from './index.ts';

const JOINERS = ['👨‍👩‍👧‍👦', '🧑🏽‍🚀', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '葛\u{E0100}城', 'می‌خواهم', 'ක්‍රි', 'Nguyễn Thị Hồng Nhung'];

test.each(JOINERS)('%s retains its joiners', (text) => expect(typedText(text)).toBe(text.normalize()));

const unit = fc.oneof(
  fc.constantFrom(...JOINERS, '김', '\u1112', '\u200d', '\u200b', '\u3164', '\u1160', '\u0301', '\ufe0f', '\r', '\n'),
  fc.string({ unit: 'binary', maxLength: 2 }),
);

test('normalizing is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      expect(typedText(typedText(text))).toBe(typedText(text));
      expect(typedName(typedName(text))).toBe(typedName(text));
    }),
    { numRuns: 2000 },
  );
});

test('excessive marks are truncated before they are sorted', () => {
  expect(typedText(`a${'\u0316\u0301'.repeat(5000)}`)).toHaveLength(30);
});

test.each([
  ['김하나'.normalize('NFD'), '김하나'],
  ['김\u200b하나', '김하나'],
  ['김\u202e하나', '김하나'],
  ['김\u180e하나', '김하나'],
  ['김\ufe0f하나', '김하나'],
  ['\u2068김하나\u2069', '김하나'],
  ['\ufeff김\u00ad하나\u0007', '김하나'],
  ['김\n하나', '김 하나'],
  ['김\t\u3000하나', '김 하나'],
  ['JOHN\u00a0 SMITH', 'JOHN SMITH'],
  ['ＫＩＭ', 'KIM'],
  ['김하나😀', '김하나😀'],
  ["Siobhan O'Brien", "Siobhan O'Brien"],
  ['𠮷野家', '𠮷野家'],
])('the name %j is %s', (typed, name) => expect(v.parse(personNameRule, typed)).toBe(name));

test.each([
  '',
  ' ',
  '\u200b\u200b',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800',
  '\u3000',
  '\u0301',
  '\ufe0f',
  '\u200d',
])('%j is not a name', (typed) =>
  expect(v.safeParse(personNameRule, typed).issues?.[0]?.message).toBe('이름을 입력해주세요.'),
);

test('a text of several lines retains them, a text of one line has none', () => {
  expect(v.parse(storableLines(), '첫 줄\r\n\t둘째\u2028셋째')).toBe('첫 줄\n\t둘째\n셋째');
  expect(v.parse(storableText(), '첫 줄\r\n둘째')).toBe('첫 줄 둘째');
});
