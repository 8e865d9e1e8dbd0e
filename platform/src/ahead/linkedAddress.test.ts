import { linkedAddress } from './linkedAddress.ts';

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const found = document.querySelector('a');
  if (!found) throw new Error('no link');
  return found;
}

beforeEach(() => history.replaceState(null, '', '/news/notice?keyword=a'));

test.each([
  ['/about/history', { path: '/about/history', address: '/about/history' }],
  ['/news/notice/view?noticeNo=3#files', { path: '/news/notice/view', address: '/news/notice/view?noticeNo=3' }],
  ['/news/notice', { path: '/news/notice', address: '/news/notice' }],
  ['/main', { path: '/main', address: '/main' }],
])('%s is a page', (href, expected) => {
  expect(linkedAddress(link(`<a href="${href}">x</a>`))).toEqual(expected);
});

test.each([
  ['the page that is shown', '<a href="/news/notice?keyword=a#top">x</a>'],
  ['another site', '<a href="https://elsewhere.example/news/notice">x</a>'],
  ['a telephone', '<a href="tel:02-1234-5678">x</a>'],
  ['another tab', '<a href="/about/history" target="_blank">x</a>'],
  ['a file to keep', '<a href="/about/history" download>x</a>'],
  ['a login by link, which acts', '<a href="/intro?authorization=demo">x</a>'],
  ['a call', '<a href="/api/home/news">x</a>'],
  ['a file', '<a href="/files/1">x</a>'],
  ['a feed', '<a href="/rss/notice.xml">x</a>'],
  ['the search, which opens as a dialog', '<a href="/search">x</a>'],
  ['what leads on', '<a href="/">x</a>'],
])('%s is not one', (_case, html) => {
  expect(linkedAddress(link(html))).toBeNull();
});
