import { publicAddress } from './publicAddress.ts';

const pages = [
  { path: '/news/notice' },
  { path: '/news/notice/view', item: 'noticeNo' },
  { path: '/news/dates', items: ['courseNo', 'examNo'] },
  { path: '/news/letters', guarded: true },
  { path: '/news/letters/open' },
  { path: '/news/work', employeesOnly: true },
];

test.each([
  ['a list', '/news/notice?keyword=교육&utm_source=mail', '/news/notice'],
  ['one of many', '/news/notice/view?utm_source=mail&noticeNo=3', '/news/notice/view?noticeNo=3'],
  ['one of many, unnamed', '/news/notice/view?no=3', null],
  ['what is no number', '/news/notice/view?noticeNo=3%26keyword%3Dx', null],
  ['a page that shows one of several kinds, by itself', '/news/dates?keyword=교육', '/news/dates'],
  ['one of its first kind', '/news/dates?courseNo=7&utm_source=mail', '/news/dates?courseNo=7'],
  ['one of its second kind', '/news/dates?utm_source=mail&examNo=4', '/news/dates?examNo=4'],
  ['one of both kinds, which shows the first', '/news/dates?examNo=4&courseNo=7', '/news/dates?courseNo=7'],
  ['a page for members', '/news/letters', null],
  ['what lies below one', '/news/letters/open', null],
  ['a page of employees', '/news/work', null],
  ['no page', '/news/other', null],
])('canonical URL of %s', (_what, address, expected) => {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid');
  expect(publicAddress(pages, pathname, searchParams)).toBe(expected);
});
