import type { Menu, VisitorBuild, VisitorRegistry, VisitorSection } from '@portal/shared/section';

/** A build for tests; override the relevant properties. */
export const aBuild = (changes: Partial<VisitorBuild> = {}): VisitorBuild => ({
  id: 'b2',
  base: '/remotes/mf-news-space/',
  entry: 'remoteEntry.b2.js',
  integrity: '',
  contractVersion: '1.0.0',
  builtAgainst: { react: '19.3.1' },
  imports: {},
  ...changes,
});

/** A section of the registry for tests. */
export const aSection = (changes: Partial<VisitorSection> = {}): VisitorSection => ({
  name: 'mf-news-space',
  title: '소식',
  owner: { team: '소통팀', contact: 'news@hanbit-food.example' },
  prefixes: ['/news', '/space'],
  pages: [
    { path: '/news/notice', title: '공지사항', guarded: false },
    { path: '/space/board', title: '회원 게시판', guarded: true },
  ],
  current: aBuild(),
  previous: null,
  ...changes,
});

/** Menus that belong to `aSection`. */
export const sampleMenus: Menu[] = [
  { id: 'news', title: '뉴스', order: 40, entries: [{ title: '공지사항', path: '/news/notice' }] },
  { id: 'space', title: '회원공간', order: 50, entries: [{ title: '회원 게시판', path: '/space/board' }] },
];

/** A visitor's registry for tests. */
export const aRegistry = (changes: Partial<VisitorRegistry> = {}): VisitorRegistry => ({
  version: 2,
  shell: 's1',
  menus: sampleMenus,
  origins: [],
  sections: [aSection()],
  ...changes,
});
