import { aSectionBuild, aShellBuild } from '../testing/sampleBuilds.ts';
import { menusOf, registryOfPath } from './visitorRegistry.ts';

test('the menus are sorted, and entries of several sections for one menu are merged', () => {
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

test('only the path of the search includes the findable pages, and none of employees', () => {
  const page = { title: '길', guarded: false };
  const current = aSectionBuild('one', {
    pages: [
      { ...page, path: '/one/road', words: ['약도'] },
      { ...page, path: '/one/own', words: ['내 글'], guarded: true },
      { ...page, path: '/one/desk', words: ['장부'], guarded: true, employeesOnly: true },
      { ...page, path: '/one/step' },
    ],
  });
  const portal = { shell: aShellBuild('one'), beside: [], sections: [{ name: current.name, current, previous: null }] };
  expect(registryOfPath(portal, '/search').findable).toEqual([
    { path: '/one/road', title: '길', words: ['약도'], membersOnly: false },
    { path: '/one/own', title: '길', words: ['내 글'], membersOnly: true },
  ]);
  expect(registryOfPath(portal, '/one/road').findable).toBeUndefined();
});
