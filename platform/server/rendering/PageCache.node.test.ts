import type { Outcome } from '../../src/rendering/job.ts';
import { PageCache } from './PageCache.ts';

const request = {
  file: 'server.cjs',
  version: 'v1',
  job: { address: '/about', registry: '{}', section: null, frameOnly: false, visitor: null },
};
const cached = (outcome: Outcome, at = 0) => ({ outcome, at, askedAt: at, edition: 0, isNotified: false, request });

const MEGABYTE = 1_000_000;

/** A page with this size, including its document. */
const pageOf = (bytes: number): Outcome => ({
  kind: 'rendered',
  rendering: { html: 'x'.repeat(bytes / 2.5), head: '', title: null, description: null, answers: [], isComplete: true },
});

test('the least recently used pages are evicted when all together are too large', () => {
  const pages = new PageCache(10 * MEGABYTE);
  pages.set('one', cached(pageOf(3 * MEGABYTE)));
  pages.set('two', cached(pageOf(3 * MEGABYTE)));
  pages.get('one');
  pages.set('three', cached(pageOf(5 * MEGABYTE)));
  expect(['one', 'two', 'three'].map((key) => pages.get(key) !== undefined)).toEqual([true, false, true]);
});

test('a page larger than the whole cache is not stored, and one that is stored again counts once', () => {
  const pages = new PageCache(10 * MEGABYTE);
  pages.set('large', cached(pageOf(20 * MEGABYTE)));
  expect(pages.get('large')).toBeUndefined();
  for (let at = 0; at < 10; at += 1) pages.set('one', cached(pageOf(3 * MEGABYTE), at));
  pages.set('two', cached(pageOf(3 * MEGABYTE)));
  expect(pages.get('one')).toMatchObject({ at: 9 });
  expect(pages.get('two')).toBeDefined();
});

test('entries without a text have a size too', () => {
  const pages = new PageCache(10_000);
  for (let number = 0; number < 100; number += 1)
    pages.set(`/news?no=${number}`, cached({ kind: 'refused', code: 404 }));
  expect(pages.get('/news?no=0')).toBeUndefined();
  expect(pages.get('/news?no=99')).toBeDefined();
});

test('the document around a page counts too, however short the page is', () => {
  const pages = new PageCache(MEGABYTE);
  for (let number = 0; number < 20; number += 1) pages.set(`/news?no=${number}`, cached(pageOf(1000)));
  expect(pages.get('/news?no=5')).toBeUndefined();
  expect(pages.get('/news?no=19')).toBeDefined();
});
