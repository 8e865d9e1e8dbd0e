import { sampleMenus } from '@portal/platform/sections/testing/sampleSection';
import { activeMenuOf } from './menus.ts';

test('the active entry is the longest one that the path is within', () => {
  expect(activeMenuOf(sampleMenus, '/news/notice/view')).toEqual({ menu: 'news', entry: '/news/notice' });
  expect(activeMenuOf(sampleMenus, '/space/unknown')).toEqual({ menu: 'space', entry: null });
  expect(activeMenuOf(sampleMenus, '/main')).toEqual({ menu: null, entry: null });
});
