import type { Outcome } from '../../src/rendering/job.ts';
import { PageCache } from './PageCache.ts';

const MEGABYTE = 1_000_000;

/** A page that weighs so much with its document. */
const pageOf = (bytes: number): Outcome => ({
  kind: 'rendered',
  rendering: { html: 'x'.repeat(bytes / 2.5), head: '', title: null, description: null, answers: [], isComplete: true },
});

test('the pages longest unused go when all together are too large', () => {
  const pages = new PageCache(10 * MEGABYTE);
  pages.set('one', { outcome: pageOf(3 * MEGABYTE), at: 0 });
  pages.set('two', { outcome: pageOf(3 * MEGABYTE), at: 0 });
  pages.get('one');
  pages.set('three', { outcome: pageOf(5 * MEGABYTE), at: 0 });
  expect(['one', 'two', 'three'].map((key) => pages.get(key) !== undefined)).toEqual([true, false, true]);
});

test('a page that is larger than everything is not kept, and one that is kept again counts once', () => {
  const pages = new PageCache(10 * MEGABYTE);
  pages.set('large', { outcome: pageOf(20 * MEGABYTE), at: 0 });
  expect(pages.get('large')).toBeUndefined();
  for (let at = 0; at < 10; at += 1) pages.set('one', { outcome: pageOf(3 * MEGABYTE), at });
  pages.set('two', { outcome: pageOf(3 * MEGABYTE), at: 0 });
  expect(pages.get('one')).toMatchObject({ at: 9 });
  expect(pages.get('two')).toBeDefined();
});

test('addresses that have no text weigh something too', () => {
  const pages = new PageCache(10_000);
  for (let number = 0; number < 100; number += 1)
    pages.set(`/news?no=${number}`, { outcome: { kind: 'refused', code: 404 }, at: 0 });
  expect(pages.get('/news?no=0')).toBeUndefined();
  expect(pages.get('/news?no=99')).toBeDefined();
});

test('what a document has around its page counts too, however short the page is', () => {
  const pages = new PageCache(MEGABYTE);
  for (let number = 0; number < 20; number += 1) pages.set(`/news?no=${number}`, { outcome: pageOf(1000), at: 0 });
  expect(pages.get('/news?no=5')).toBeUndefined();
  expect(pages.get('/news?no=19')).toBeDefined();
});
