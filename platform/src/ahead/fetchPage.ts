import type { RouteObject } from '@portal/shared/router';
import { keepAnswers } from '../rendering/keepAnswers.ts';
import { loadFirstPage } from '../sections/loading/firstPage.ts';
import { askAnswers } from '../sections/registry/askAnswers.ts';
import { isGuarded } from '../sections/registry/refusal.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';
import { isOwnPage, type Linked } from './linkedAddress.ts';

export interface Surroundings extends Pick<Portal, 'sections' | 'queryClient'> {
  /** Routes of the host's own pages. */
  ownRoutes(): RouteObject[];
}

/** Section of a page, empty for the shell's own; null if it may not be loaded here, or does not exist. */
async function sectionOf({ sections }: Surroundings, path: string): Promise<string | null> {
  const section = isOwnPage(path) ? { name: '' } : await sections.registry.find(path, () => sections.mayLoad(path));
  return section && sections.mayLoad(path) ? section.name : null;
}

/**
 * Prefetches a page's first needs: its code, which is run, and its first answers, as a guest gets them. Fetches nothing
 * for pages that the visitor may not see or that another shell runs, and only the code of pages for members.
 * @param withData false for the code alone.
 * @throws the error; opening the page then loads everything itself.
 */
export async function fetchPage(
  surroundings: Surroundings,
  { path, address }: Linked,
  withData: boolean,
): Promise<void> {
  const { sections } = surroundings;
  const section = await sectionOf(surroundings, path);
  if (section === null) return;
  const isAsked = withData && !isGuarded(path, sections.registry.sections);
  const asked = isAsked ? askAnswers(address) : Promise.resolve(null);
  const routes = section ? await sections.prepare(path) : surroundings.ownRoutes();
  if (!routes) return;
  const keep = async () => {
    const answers = await asked;
    if (answers && answers.build === sections.buildOf(section || null)) keepAnswers(surroundings.queryClient, answers);
  };
  await Promise.all([loadFirstPage(section, routes, new URL(address, location.origin)), keep()]);
}
