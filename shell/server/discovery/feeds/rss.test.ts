import { FEEDS, type FeedItem } from './feeds.ts';
import { rss } from './rss.ts';

const ORIGIN = 'https://portal.example';
const item: FeedItem = {
  title: '휴무 안내',
  summary: '요약',
  writer: '교육운영팀',
  link: '/news/notice/view?noticeNo=1&from=feed',
  published: '2026-01-02T09:00:00+09:00',
};

function feedOf(...items: FeedItem[]): Document {
  const [feed] = FEEDS;
  if (!feed) throw new Error('there are no feeds');
  return new DOMParser().parseFromString(rss(ORIGIN, feed, items), 'text/xml');
}
const textOf = (node: ParentNode | undefined, name: string) => node?.querySelector(name)?.textContent;

test('a feed is well-formed whatever its items say', () => {
  const title = `"Q&A" <b>]]> ${String.fromCharCode(1)}'끝' \ud800 🍚`;
  const feed = feedOf({ ...item, title });
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(textOf([...feed.querySelectorAll('item')][0], 'title')).toBe(`"Q&A" <b>]]> '끝'  🍚`);
});

test('items have absolute addresses, which are also their ids, and dates in the format of RSS 2.0', () => {
  const [first] = feedOf(item).querySelectorAll('item');
  expect(textOf(first, 'link')).toBe('https://portal.example/news/notice/view?noticeNo=1&from=feed');
  expect(textOf(first, 'guid')).toBe(textOf(first, 'link'));
  expect(textOf(first, 'pubDate')).toBe('Fri, 02 Jan 2026 00:00:00 GMT');
});

test('the newest item is first, even before pinned ones, and an item of another site keeps its own address', () => {
  const newer = { ...item, title: '새 글', link: 'https://news.example/a', published: '2026-11-20T09:00:00+09:00' };
  const items = [...feedOf(item, newer).querySelectorAll('item')];
  expect(items.map((one) => textOf(one, 'title'))).toEqual(['새 글', '휴무 안내']);
  expect(textOf(items[0], 'link')).toBe('https://news.example/a');
});

test('a feed without items is valid', () => {
  const feed = feedOf();
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('channel > link')?.textContent).toBe('https://portal.example/news/notice');
});
