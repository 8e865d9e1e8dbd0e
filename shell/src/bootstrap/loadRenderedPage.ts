import type { RenderedPage } from '@portal/platform/rendering/RenderedPage';
import { SectionError } from '@portal/platform/sections/failures/SectionError';
import { deadlineOf } from '@portal/platform/sections/loading/deadline';
import { loadFirstPage, type FirstPage } from '@portal/platform/sections/loading/firstPage';
import type { Sections } from '@portal/platform/sections/registry/Sections';
import { ownPages } from '../routing/router.tsx';
import { nextTask } from './nextTask.ts';

type LoadedPage =
  | { kind: 'ready'; page: FirstPage }
  /** Another build of its section runs here, or the visitor has navigated: the browser renders the page itself. */
  | { kind: 'other' }
  /** Its code could not be loaded. */
  | { kind: 'failed'; error: SectionError };

/** @param build empty for a page of the shell's own, which belongs to no section. */
async function load(sections: Sections, url: URL, build: string): Promise<FirstPage> {
  if (build === '') return loadFirstPage(null, ownPages(sections), url);
  const deadline = deadlineOf(new AbortController().signal);
  const section = await sections.find(url.pathname, deadline);
  const routes = section ? await sections.load(section.name, deadline) : ownPages(sections);
  return loadFirstPage(section?.name ?? null, routes, url);
}

/** Loads the code of the page that the server has rendered. */
export async function loadRenderedPage(sections: Sections, { build }: RenderedPage): Promise<LoadedPage> {
  const url = new URL(location.href);
  const loaded = await load(sections, url, build).then(
    (page): LoadedPage => (sections.buildOf(page.section) === build ? { kind: 'ready', page } : { kind: 'other' }),
    (error: unknown): LoadedPage => (error instanceof SectionError ? { kind: 'failed', error } : { kind: 'other' }),
  );
  // The page's code has just run; the rest is a task of its own.
  await nextTask();
  // The visitor may have pressed "Back" meanwhile.
  const isStillThere = location.pathname === url.pathname && location.search === url.search;
  return isStillThere ? loaded : { kind: 'other' };
}
