import type { FunctionComponent } from 'react';
import type { Inset, Menu, SectionInfo } from './registry.ts';
import type { SlotName } from './slots.ts';

/** A page's module: its component is the default export. `Props` are those that the page's row gives it. */
export interface PageModule<Props = object> {
  default: FunctionComponent<Props>;
}

/** A page's code; the build reads the path inside `import()` to know which files to preload. */
type PageCode =
  | { load(): Promise<PageModule>; props?: undefined }
  /** For a component that serves several pages: what it is given here. */
  | { load(): Promise<PageModule<never>>; props: object };

/** One page: what the shell knows of it in advance, and its code. A segment `:name` of the path stands for any one. */
export type SectionPage = SectionInfo['pages'][number] & PageCode;

/** What the section shows in a slot of another's page. `name` is its own within the section. */
interface SectionInset extends Omit<Inset, 'path' | 'slot'> {
  name: string;
  slot: SlotName;
  load(): Promise<PageModule>;
}

/** One of the header's menus: the paths of its pages, which give the entries their titles. */
interface SectionMenu extends Omit<Menu, 'entries'> {
  entries: readonly string[];
}

/**
 * A section as its `src/section.ts` declares it. Node reads that file when it builds the section, so that it imports
 * nothing but types; no page is loaded then.
 *
 * @example
 * ```ts src/section.ts
 * import type { Section } from '@portal/shared/section';
 *
 * export const section: Section = {
 *   name: 'mf-example',
 *   title: '예시',
 *   owner: { team: '예시 담당', contact: 'example@hanbit-food.example' },
 *   prefixes: ['/example'],
 *   pages: [
 *     { path: '/example/notices', title: '예시 공지', load: () => import('./notices/NoticesPage.tsx') },
 *     {
 *       path: '/example/notices/view',
 *       title: '예시 공지 상세',
 *       query: ['noticeNo'],
 *       item: 'noticeNo',
 *       load: () => import('./notices/NoticePage.tsx'),
 *     },
 *     { path: '/example/write', title: '글쓰기', guarded: true, load: () => import('./board/WritePage.tsx') },
 *   ],
 *   menus: [{ id: 'example', title: '예시', order: 60, entries: ['/example/notices'] }],
 * };
 * ```
 */
export interface Section extends Omit<SectionInfo, 'pages' | 'menus' | 'insets'> {
  pages: SectionPage[];
  menus: SectionMenu[];
  insets?: SectionInset[];
}
