import { aSection } from '../sections/testing/sampleSection.ts';
import { activeMenuOf, menusOf } from './menus.ts';

const menus = menusOf([aSection()]);

test('the menus have the order of the specification and the pages that the sections declare', () => {
  expect(menus.map(({ title }) => title)).toEqual(['뉴스', '회원공간']);
  expect(menus[0]?.entries).toEqual([{ title: '공지사항', path: '/news/notice' }]);
});

test('the active entry is the longest one that the path is within', () => {
  expect(activeMenuOf(menus, '/news/notice/view')).toEqual({ menu: 'news', entry: '/news/notice' });
  expect(activeMenuOf(menus, '/space/unknown')).toEqual({ menu: 'space', entry: null });
  expect(activeMenuOf(menus, '/main')).toEqual({ menu: null, entry: null });
});
