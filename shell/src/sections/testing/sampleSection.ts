import type { SectionBuild, SectionEntry } from '@portal/shared/section';

/** A build for tests; override what matters to the test. */
export const aBuild = (changes: Partial<SectionBuild> = {}): SectionBuild => ({
  id: 'b2',
  base: '/remotes/mf-news-space/',
  manifest: 'mf-manifest.b2.json',
  entry: 'remoteEntry.b2.js',
  integrity: '',
  contractVersion: '1.0.0',
  builtAgainst: { react: '19.3.1' },
  files: {},
  ...changes,
});

/** A section of the registry for tests. */
export const aSection = (changes: Partial<SectionEntry> = {}): SectionEntry => ({
  name: 'mf-news-space',
  title: '소식',
  owner: { team: '소통팀', contact: 'news@hanbit-food.example' },
  prefixes: ['/news', '/space'],
  pages: [
    { path: '/news/notice', title: '공지사항', guarded: false },
    { path: '/space/board', title: '회원 게시판', guarded: true },
  ],
  menus: [
    { menu: 'news', title: '공지사항', path: '/news/notice' },
    { menu: 'space', title: '회원 게시판', path: '/space/board' },
  ],
  current: aBuild(),
  previous: null,
  canary: null,
  ...changes,
});
