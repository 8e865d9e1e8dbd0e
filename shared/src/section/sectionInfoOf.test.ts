import type { Section } from './section.ts';
import { sectionInfoOf } from './sectionInfoOf.ts';

const section: Section = {
  name: 'mf-sample',
  title: '예시',
  owner: { team: '예시팀', contact: 'sample@hanbit-food.example' },
  prefixes: ['/sample'],
  pages: [
    { path: '/sample/one', title: '첫째', words: ['하나'], load: () => Promise.reject(new Error('not asked for')) },
    { path: '/sample/two', title: '둘째', guarded: true, load: () => Promise.reject(new Error('not asked for')) },
  ],
  menus: [{ id: 'sample', title: '예시', order: 60, entries: ['/sample/two'] }],
};

test('a menu entry has the title of its page and no code', () => {
  const { menus, pages } = sectionInfoOf(section);
  expect(menus).toEqual([
    { id: 'sample', title: '예시', order: 60, entries: [{ title: '둘째', path: '/sample/two' }] },
  ]);
  expect(JSON.parse(JSON.stringify(pages))).toEqual([
    { path: '/sample/one', title: '첫째', words: ['하나'] },
    { path: '/sample/two', title: '둘째', guarded: true },
  ]);
});

test("a menu cannot name a path outside the section's pages", () => {
  const menus = [{ id: 'sample', title: '예시', order: 60, entries: ['/news/notice'] }];
  expect(() => sectionInfoOf({ ...section, menus })).toThrow('/news/notice');
});

test('an inset is identified by its path, without its code', () => {
  const minHeight = { phone: '20rem', wide: '10rem' };
  const load = () => Promise.reject(new Error('not asked for'));
  const insets = [{ name: 'latest', slot: 'homeUpper' as const, order: 10, minHeight, load }];
  expect(sectionInfoOf({ ...section, insets }).insets).toEqual([
    { path: '/sample/#latest', slot: 'homeUpper', order: 10, minHeight },
  ]);
});
