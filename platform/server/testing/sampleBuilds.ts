import type { SectionBuild, SectionEntry, ShellBuild } from '@portal/shared/section/registry';

/** A section's build for tests; override the relevant properties. */
export const aSectionBuild = (id: string, changes: Partial<SectionBuild> = {}): SectionBuild => ({
  name: 'mf-news-space',
  title: '소식',
  owner: { team: '소통팀', contact: 'news@hanbit-food.example' },
  prefixes: ['/news'],
  pages: [{ path: '/news/notice', title: '공지사항', guarded: false }],
  menus: [{ id: 'news', title: '뉴스', order: 40, entries: [{ title: '공지사항', path: '/news/notice' }] }],
  id,
  base: '/remotes/mf-news-space/',
  entry: `remoteEntry.${id}.js`,
  integrity: { [`remoteEntry.${id}.js`]: `sha384-${id}` },
  contractVersion: '1.0.0',
  builtAgainst: {},
  imports: {},
  files: {
    '*': { scripts: ['routes.js'], styles: [] },
    '/news/notice': { scripts: ['notice.js'], styles: ['notice.css'] },
  },
  ...changes,
});

/** A registry entry with one build. */
export const aSectionEntry = (current: SectionBuild, changes: Partial<SectionEntry> = {}): SectionEntry => ({
  name: current.name,
  current,
  previous: null,
  canary: null,
  ...changes,
});

/** Versions of shared modules that a build of a generation declares. */
export const versionsOf = (react: string, shared = '1.0.0'): Record<string, string> => ({
  react,
  jotai: '3.0.1',
  '@portal/shared/router': shared,
});

/** A build of the shell for tests. */
export const aShellBuild = (id: string, changes: Partial<ShellBuild> = {}): ShellBuild => ({
  name: 'shell',
  id,
  template: `page.${id}.template`,
  home: { scripts: [`home.${id}.js`], styles: [`home.${id}.css`] },
  integrity: {},
  contractVersion: '1.0.0',
  exports: {},
  development: false,
  ...changes,
});
