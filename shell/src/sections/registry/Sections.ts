import type { RouteObject } from '@portal/shared/router';
import type { Registry } from '@portal/shared/section';
import { runSection } from '../loading/container.ts';
import { reportFailure } from '../loading/reportFailure.ts';
import { SectionLoader } from '../loading/SectionLoader.ts';
import { sharedVersions } from '../loading/sharedVersions.ts';
import type { RegistryStore } from './RegistryStore.ts';
import { routesOf } from './sectionRoutes.tsx';

/**
 * Before a silent repeat. A browser gives a failed preload once more as the answer to the script that wanted it;
 * the files of a page fail one after the other, and a repeat in between would fail with the rest of them.
 */
const REPEAT_PAUSE_MILLISECONDS = 300;

/** Every section of the registry with its loader. */
export class Sections {
  readonly registry: RegistryStore;
  readonly #loaders = new Map<string, SectionLoader>();

  constructor(registry: RegistryStore) {
    this.registry = registry;
  }

  get all(): Registry['sections'] {
    return [...this.registry.sections];
  }

  /** The loader of a section; one for as long as the page lives. */
  loader(name: string): SectionLoader {
    const known = this.#loaders.get(name);
    if (known) return known;
    const { registry } = this;
    const made = new SectionLoader(name, {
      entry: () => registry.entry(name),
      refreshRegistry: () => registry.refresh(),
      run: (build, fresh) => runSection(name, build, fresh),
      pause: () => new Promise((resolve) => setTimeout(resolve, REPEAT_PAUSE_MILLISECONDS)),
      report: (error) => reportFailure(error, this.ownerOf(name)),
      shared: sharedVersions,
    });
    this.#loaders.set(name, made);
    return made;
  }

  /** Who answers for a section: team and contact. */
  ownerOf(name: string): string {
    const owner = this.registry.sections.find((section) => section.name === name)?.owner;
    return owner ? `${owner.team} ${owner.contact}` : '';
  }

  /** Begins to load the section of a path that will probably be visited; a failure shows when it is. */
  prepare(path: string): void {
    const owner = this.registry.owner(path);
    if (owner)
      void this.loader(owner.name)
        .load()
        .catch(() => undefined);
  }

  /** The routes of the section that owns a path; null when none does. @throws SectionError */
  async discover(path: string): Promise<{ section: string; build: string; routes: RouteObject[] } | null> {
    const owner = this.registry.owner(path);
    if (!owner) return null;
    const loader = this.loader(owner.name);
    const { build, routes } = await loader.load();
    return { section: owner.name, build, routes: routesOf(loader, routes) };
  }
}
