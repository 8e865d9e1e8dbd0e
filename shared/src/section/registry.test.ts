import { sectionAt } from './registry.ts';

test('a path belongs to the section with one of its prefixes', () => {
  const about = { prefixes: ['/about', '/hygn'] };
  const news = { prefixes: ['/news'] };
  expect(sectionAt([about, news], '/hygn/agency')).toBe(about);
  expect(sectionAt([about, news], '/news')).toBe(news);
  expect(sectionAt([about, news], '/newspaper')).toBeUndefined();
});
