import type { FunctionComponent } from 'react';
import type { Inset, Menu, SectionInfo } from './registry.ts';
import type { SlotName } from './slots.ts';

/** Module of a page with its component as the default export. `Props` are passed by the page's row. */
export interface PageModule<Props = object> {
  default: FunctionComponent<Props>;
}

/** Code of a page; the build parses the path inside `import()` to determine the files to preload. */
type PageCode =
  | { load(): Promise<PageModule>; props?: undefined }
  /** For a component that serves several pages, with the props of this one. */
  | { load(): Promise<PageModule<never>>; props: object };

/** Page with its static data for the shell and its code. A segment `:name` of the path matches any single segment. */
export type SectionPage = SectionInfo['pages'][number] & PageCode;

/** Content of the section in a slot of another section's page. `name` is unique within the section. */
interface SectionInset extends Omit<Inset, 'path' | 'slot'> {
  name: string;
  slot: SlotName;
  load(): Promise<PageModule>;
}

/** Menu of the header with the paths of its pages, whose titles are used for the entries. */
interface SectionMenu extends Omit<Menu, 'entries'> {
  entries: readonly string[];
}

/**
 * Declaration of a section in its `src/section.ts`. Node imports that file when building the section, so that it may
 * import only types; no page is loaded then.
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
