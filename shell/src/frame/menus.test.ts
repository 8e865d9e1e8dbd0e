import { aSection } from '../sections/testing/sampleSection.ts';
import { menusOf, placeOf } from './menus.ts';

const menus = menusOf([aSection()]);

test('menus stand in the specification’s order, with the pages that sections name', () => {
  expect(menus.map(({ title }) => title)).toEqual(['뉴스', '회원공간']);
  expect(menus[0]?.entries).toEqual([{ title: '공지사항', path: '/news/notice' }]);
});

test('the current place is the longest entry at or above the path', () => {
  expect(placeOf(menus, '/news/notice/view')).toEqual({ menu: 'news', entry: '/news/notice' });
  expect(placeOf(menus, '/space/unknown')).toEqual({ menu: 'space', entry: null });
  expect(placeOf(menus, '/main')).toEqual({ menu: null, entry: null });
});
