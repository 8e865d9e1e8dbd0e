import { keepAnswers } from '../rendering/keepAnswers.ts';
import { loadFirstPage } from '../routing/firstPage.ts';
import { ownRoutes } from '../routing/router.tsx';
import { askAnswers } from '../sections/registry/askAnswers.ts';
import { isGuarded } from '../sections/registry/refusal.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';
import { isOwnPage, type Linked } from './linkedAddress.ts';

export type Surroundings = Pick<Portal, 'sections' | 'queryClient'>;

/** The section of a page, empty for the shell's own; null when it may not be loaded here, or nobody has it. */
async function sectionOf({ sections }: Surroundings, path: string): Promise<string | null> {
  const section = isOwnPage(path) ? { name: '' } : await sections.registry.find(path, () => sections.mayLoad(path));
  return section && sections.mayLoad(path) ? section.name : null;
}

/**
 * Fetches what a page begins with, before it is opened: its code, which runs already, and what it asks first, as its
 * guest gets it. Nothing of pages that the visitor may not see or that another shell runs, and of pages for members
 * only the code.
 * @param withData false for the code alone.
 * @throws what goes wrong; opening the page then does everything itself.
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
  const routes = section ? await sections.prepare(path) : ownRoutes();
  if (!routes) return;
  const keep = async () => {
    const answers = await asked;
    if (answers && answers.build === sections.buildOf(section || null)) keepAnswers(surroundings.queryClient, answers);
  };
  await Promise.all([loadFirstPage(section, routes, new URL(address, location.origin)), keep()]);
}
