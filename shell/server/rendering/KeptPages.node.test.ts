import type { Outcome } from '../../src/rendering/job.ts';
import { KeptPages } from './KeptPages.ts';

const MEGABYTE = 1_000_000;

/** A page that weighs so much with its document. */
const pageOf = (bytes: number): Outcome => ({
  kind: 'rendered',
  rendering: { html: 'x'.repeat(bytes / 2.5), head: '', title: null, description: null, answers: [], isComplete: true },
});

test('the pages longest unused go when all together are too large', () => {
  const pages = new KeptPages(10 * MEGABYTE);
  pages.keep('one', pageOf(3 * MEGABYTE), 0);
  pages.keep('two', pageOf(3 * MEGABYTE), 0);
  pages.get('one');
  pages.keep('three', pageOf(5 * MEGABYTE), 0);
  expect(['one', 'two', 'three'].map((key) => pages.get(key) !== undefined)).toEqual([true, false, true]);
});

test('a page that is larger than everything is not kept, and one that is kept again counts once', () => {
  const pages = new KeptPages(10 * MEGABYTE);
  pages.keep('large', pageOf(20 * MEGABYTE), 0);
  expect(pages.get('large')).toBeUndefined();
  for (let at = 0; at < 10; at += 1) pages.keep('one', pageOf(3 * MEGABYTE), at);
  pages.keep('two', pageOf(3 * MEGABYTE), 0);
  expect(pages.get('one')).toMatchObject({ at: 9 });
  expect(pages.get('two')).toBeDefined();
});

test('addresses that have no text weigh something too', () => {
  const pages = new KeptPages(10_000);
  for (let number = 0; number < 100; number += 1) pages.keep(`/news?no=${number}`, { kind: 'refused', code: 404 }, 0);
  expect(pages.get('/news?no=0')).toBeUndefined();
  expect(pages.get('/news?no=99')).toBeDefined();
});

test('what a document has around its page counts too, however short the page is', () => {
  const pages = new KeptPages(MEGABYTE);
  for (let number = 0; number < 20; number += 1) pages.keep(`/news?no=${number}`, pageOf(1000), 0);
  expect(pages.get('/news?no=5')).toBeUndefined();
  expect(pages.get('/news?no=19')).toBeDefined();
});
