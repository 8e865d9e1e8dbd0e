import { aSectionBuild, aShellBuild } from '../testing/sampleBuilds.ts';
import { allPreloadsOf, preloadsOf, scriptsOf, shellScriptsOf } from './preloads.ts';

const portalOf = (changes: Parameters<typeof aSectionBuild>[1]) => ({
  shell: aShellBuild('s1', { integrity: { 'home.s1.js': 'sha384-home' } }),
  beside: [],
  sections: [{ name: 'mf-news-space', current: aSectionBuild('one', changes), previous: null }],
});
const files = {
  '*': { scripts: ['routes.js', 'common.js'], styles: ['section.css'] },
  '/news/notice': { scripts: ['notice.js', 'list.js'], styles: ['notice.css'] },
};

test('a page preloads the four files that it needs first, with their integrity', () => {
  const integrity = { 'remoteEntry.one.js': 'sha384-entry', 'notice.js': 'sha384-notice' };
  expect(preloadsOf(portalOf({ files, integrity }), '/news/notice')).toEqual([
    { href: '/remotes/mf-news-space/remoteEntry.one.js', as: 'script', integrity: 'sha384-entry' },
    { href: '/remotes/mf-news-space/routes.js', as: 'script' },
    { href: '/remotes/mf-news-space/notice.js', as: 'script', integrity: 'sha384-notice' },
    { href: '/remotes/mf-news-space/notice.css', as: 'style' },
  ]);
});

test('an open document gets all of them, in the same order', () => {
  const hrefs = allPreloadsOf(portalOf({ files }), '/news/notice').map(({ href }) => href.split('/').at(-1));
  expect(hrefs).toEqual([
    ...['remoteEntry.one.js', 'routes.js', 'notice.js', 'notice.css'],
    ...['common.js', 'list.js', 'section.css'],
  ]);
});

test('a section with one stylesheet for all its pages preloads that one', () => {
  const oneSheet = { ...files, '/news/notice': { scripts: ['notice.js'], styles: [] } };
  expect(preloadsOf(portalOf({ files: oneSheet }), '/news/notice').map(({ href }) => href)).toContain(
    '/remotes/mf-news-space/section.css',
  );
});

test('files of another origin are fetched in the same mode as by the scripts that use them', () => {
  const [entry] = preloadsOf(portalOf({ base: 'https://cdn.example/news/' }), '/news/notice');
  expect(entry).toMatchObject({ href: 'https://cdn.example/news/remoteEntry.one.js', crossOrigin: 'anonymous' });
});

test('the home page has the shell’s files, a missing page none', () => {
  expect(preloadsOf(portalOf({}), '/main')).toEqual([
    { href: '/assets/home.s1.js', as: 'script', integrity: 'sha384-home' },
    { href: '/assets/home.s1.css', as: 'style' },
  ]);
  expect(preloadsOf(portalOf({}), '/nothing')).toEqual([]);
});

test('a page rendered with its styles is hydrated with scripts alone, in the order in which they are needed', () => {
  const hrefs = scriptsOf(portalOf({ files }), '/news/notice').map(({ href }) => href.split('/').at(-1));
  expect(hrefs).toEqual(['remoteEntry.one.js', 'routes.js', 'common.js', 'notice.js', 'list.js']);
});

test('a hanging section leaves one of six connections to the shell', () => {
  const many = Array.from({ length: 9 }, (_, index) => `${index}.js`);
  const portal = portalOf({ files: { ...files, '/news/notice': { scripts: many, styles: [] } } });
  expect(scriptsOf(portal, '/news/notice')).toHaveLength(5);
});

describe('the shell’s own scripts', () => {
  const portal = {
    ...portalOf({ files }),
    shell: aShellBuild('s1', {
      http: { scripts: ['http.s1.js'], styles: [] },
      federation: { scripts: ['federation.s1.js'], styles: [] },
    }),
  };

  test.each([
    ['a page that browsers render needs all', '/news/notice', false, ['federation.s1.js', 'http.s1.js']],
    ['a whole page of a section needs the federation', '/news/notice', true, ['federation.s1.js']],
    ['a whole page of the shell needs none', '/main', true, []],
  ])('%s', (_what, path, isWhole, needed) => {
    expect(shellScriptsOf(portal, path, isWhole).map(({ href }) => href.slice('/assets/'.length))).toEqual(needed);
  });

  test('an earlier build names none, since its template has them', () => {
    expect(shellScriptsOf(portalOf({ files }), '/news/notice', false)).toEqual([]);
  });
});
