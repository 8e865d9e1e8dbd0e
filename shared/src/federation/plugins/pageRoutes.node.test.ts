import { pageRoutes } from './pageRoutes.ts';

test('each path is found with the page it loads, also inside another route', () => {
  const source = `
    export default routeModule([
      { path: '/news/notice', ...page(() => import('./notice/NoticePage.tsx')) },
      { path: '/space', Component: Frame, children: [
        { path: 'board', ...page(async () => await import("./board/BoardPage.tsx")) },
        { path: '/space/banner', ...page(() => import(/* webpackChunkName: "b" */ './banner/BannerPage')) },
      ] },
    ]);`;
  expect(pageRoutes(source)).toEqual([
    { path: '/news/notice', request: './notice/NoticePage' },
    { path: '/space/board', request: './board/BoardPage' },
    { path: '/space/banner', request: './banner/BannerPage' },
  ]);
});

test('a route that loads nothing, or something that is not written out, is left alone', () => {
  expect(
    pageRoutes(`routeModule([{ path: '/a', element: <A /> }, { path: '/b', ...page(() => import(name)) }])`),
  ).toEqual([]);
});
