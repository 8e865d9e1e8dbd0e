import { publishingWords } from './publishingWords.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
const article = {
  title: '봄 공지',
  state: 'draft' as const,
  publishedAt: '2026-11-28T09:00:00+09:00',
  publishedUntil: null,
  beginsWhenPublished: false,
};

test.each([
  ['a draft with a time of its own', {}, '2026.11.28 (토) 09:00부터 방문자에게 보입니다.'],
  ['a draft without one', { beginsWhenPublished: true }, '지금부터 방문자에게 보입니다.'],
  [
    'a draft of a day that is over',
    { publishedAt: '2026-11-01T09:00:00+09:00' },
    '게시일은 2026.11.01 (일) 09:00입니다.',
  ],
  ['what was scheduled', { state: 'scheduled' as const }, '지금부터 방문자에게 보입니다.'],
  ['an end', { publishedUntil: '2026-12-01T00:00:00+09:00' }, '2026.11.30 (월) 24:00까지 보입니다.'],
  ['an end that is forgotten', { publishedUntil: '2026-11-01T00:00:00+09:00' }, '내릴 때까지 보입니다.'],
])('%s: the question says from when and until when visitors can read it', (_title, changes, words) =>
  expect(publishingWords({ ...article, ...changes }, now)).toContain(words),
);
