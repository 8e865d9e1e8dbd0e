import { aSectionBuild } from '../testing/sampleBuilds.ts';
import { menusOf } from './visitorRegistry.ts';

test('the menus stand in their order, and what several sections put into one stands together', () => {
  const menu = (id: string, order: number, path: string) => ({
    id,
    title: id,
    order,
    entries: [{ title: path, path }],
  });
  const menus = menusOf([
    aSectionBuild('one', { menus: [menu('space', 50, '/space/board'), menu('news', 40, '/news/notice')] }),
    aSectionBuild('two', { menus: [menu('space', 50, '/market/offers')] }),
  ]);
  expect(menus.map(({ id, entries }) => [id, entries.map(({ path }) => path)])).toEqual([
    ['news', ['/news/notice']],
    ['space', ['/space/board', '/market/offers']],
  ]);
});
