import { importedBy } from './pageFiles.ts';

test.each([
  ["() => import('./notice/NoticePage.tsx')"],
  ['async () => await import("./notice/NoticePage")'],
  ["() => import(/* webpackChunkName: 'n' */ './notice/NoticePage.js')"],
])('finds the import of %s', (load) => expect(importedBy('/news/notice', load)).toBe('./notice/NoticePage'));

test.each([
  ['() => import(name)'],
  ['() => import(`./notice/${name}.tsx`)'],
  ['() => Promise.resolve({ default: Page })'],
  ["() => import(wide ? './Wide.tsx' : './Narrow.tsx')"],
  ["async () => { await import('./setUp.ts'); return import('./Page.tsx'); }"],
])('a page whose file cannot be determined fails the build: %s', (load) =>
  expect(() => importedBy('/news/notice', load)).toThrow("/news/notice: write load: () => import('./…/Page.tsx')"),
);
