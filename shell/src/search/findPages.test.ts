import type { FindablePage } from '@portal/shared/section';
import { findPages } from './findPages.ts';

const page = (path: string, title: string, words: string, membersOnly = false): FindablePage => ({
  path,
  title,
  words: words.split(' '),
  membersOnly,
});
const PAGES = [
  page('/about/road', '오시는 길', '위치 주소 약도 찾아오는길'),
  page('/sign/find/password/step1', '비밀번호 찾기', '비밀번호 비번 암호'),
  page('/sign/find/id', '아이디 찾기', '아이디'),
  page('/manager/exam/pass', '합격자 조회', '합격 시험결과', true),
];
const found = (typed: string, isMember = false) => findPages(PAGES, typed, isMember).map(({ path }) => path);

test.each([
  ['약도', '/about/road'],
  ['오시는길', '/about/road'],
  ['찾아 오는 길', '/about/road'],
  ['비번', '/sign/find/password/step1'],
  ['비밀번호를 잊어버렸어요', '/sign/find/password/step1'],
  ['아이디찾기', '/sign/find/id'],
])('%s finds a page by its title or by a common name', (typed, path) => {
  expect(found(typed)[0]).toBe(path);
});

test('a page for members is found by members only', () => {
  expect(found('합격자 조회')).toEqual([]);
  expect(found('합격자 조회', true)).toEqual(['/manager/exam/pass']);
});

test('neither an empty nor an unknown text finds anything', () => {
  expect(found('')).toEqual([]);
  expect(found('김치')).toEqual([]);
});
