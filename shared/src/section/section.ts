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
 */
export interface Section extends Omit<SectionInfo, 'pages' | 'menus' | 'insets'> {
  pages: SectionPage[];
  menus: SectionMenu[];
  insets?: SectionInset[];
}
