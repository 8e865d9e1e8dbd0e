import type { RouteObject } from '@portal/shared/router';
import type { VisitorSection } from '@portal/shared/section';
import { runSection } from '../loading/container.ts';
import { reportFailure } from '../loading/reportFailure.ts';
import { SectionLoader } from '../loading/SectionLoader.ts';
import { sharedVersions } from '../loading/sharedVersions.ts';
import type { RegistryStore } from './RegistryStore.ts';
import { sectionRoutes } from './sectionRoutes.tsx';

/**
 * Before a silent repeat. A browser answers the first script that wants a preloaded file with the failed preload, and
 * the files of a page fail one after the other: an earlier repeat would fail with the rest of them.
 */
const REPEAT_DELAY_MS = 300;

/** Every section of the registry with its loader. */
export class Sections {
  readonly registry: RegistryStore;
  readonly #loaders = new Map<string, SectionLoader>();

  constructor(registry: RegistryStore) {
    this.registry = registry;
  }

  get all(): VisitorSection[] {
    return [...this.registry.sections];
  }

  /** The loader of a section; the same one until the page is reloaded. */
  loader(name: string): SectionLoader {
    const existing = this.#loaders.get(name);
    if (existing) return existing;
    const { registry } = this;
    const loader = new SectionLoader(name, {
      entry: () => registry.entry(name),
      refreshRegistry: () => registry.refresh(),
      run: (build, fresh) => runSection(name, build, fresh),
      pause: () => new Promise((resolve) => setTimeout(resolve, REPEAT_DELAY_MS)),
      report: (error) => reportFailure(error, this.ownerOf(name)),
      shared: sharedVersions,
    });
    this.#loaders.set(name, loader);
    return loader;
  }

  /** Team and contact that are responsible for a section. */
  ownerOf(name: string): string {
    const owner = this.registry.sections.find((section) => section.name === name)?.owner;
    return owner ? `${owner.team} ${owner.contact}` : '';
  }

  /** Starts to load the section of a path that will probably be visited. A failure shows only when it is visited. */
  prepare(path: string): void {
    const section = this.registry.sectionAt(path);
    if (section)
      void this.loader(section.name)
        .load()
        .catch(() => undefined);
  }

  /** The routes of the section that owns a path; null when none does. @throws SectionError */
  async discover(path: string): Promise<{ section: string; build: string; routes: RouteObject[] } | null> {
    const section = this.registry.sectionAt(path);
    if (!section) return null;
    const loader = this.loader(section.name);
    const { build, routes } = await loader.load();
    return { section: section.name, build, routes: sectionRoutes(loader, routes) };
  }
}
