import * as v from 'valibot';
import {
  sectionAt,
  visitorRegistry,
  type Menu,
  type VisitorRegistry,
  type VisitorSection,
} from '@portal/shared/section';
import { overridingBuild, type Overrides } from './overrides.ts';

/** The registry is small and comes from the server that has just delivered the page. */
const REGISTRY_TIMEOUT_MS = 3000;
const STORAGE_KEY = 'last-good-registry';

const noRegistry: VisitorRegistry = { version: 2, shell: '', menus: [], origins: [], sections: [] };

const parse = (text: string): VisitorRegistry | null => {
  try {
    const result = v.safeParse(visitorRegistry, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
};

/**
 * Which sections there are: from the page, fetched again when a section fails; else the last valid copy in this
 * browser.
 */
export class RegistryStore {
  #registry: VisitorRegistry;
  readonly overrides: Overrides;

  constructor(inlined: string, overrides: Overrides = {}) {
    this.overrides = overrides;
    this.#registry = this.#keep(parse(inlined)) ?? parse(localStorage.getItem(STORAGE_KEY) ?? '') ?? noRegistry;
  }

  /** The header's menus, complete even when a section cannot be loaded. */
  get menus(): readonly Menu[] {
    return this.#registry.menus;
  }

  get sections(): readonly VisitorSection[] {
    return this.#registry.sections;
  }

  /** A section by its name, with a developer's override in place of the live build. */
  entry(name: string): VisitorSection {
    const entry = this.#registry.sections.find((candidate) => candidate.name === name);
    if (!entry) throw new Error(`${name} is not in the registry`);
    const override = this.overrides[name];
    return override ? { ...entry, current: overridingBuild(override), previous: null } : entry;
  }

  /** The section that owns a path. */
  sectionAt(path: string): VisitorSection | undefined {
    return sectionAt(this.sections, path);
  }

  /** Fetches the registry again; keeps the present one when the response does not arrive or is not a registry. */
  async refresh(): Promise<void> {
    try {
      const response = await fetch('/registry.json', {
        cache: 'no-store',
        signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
      });
      if (response.ok) this.#registry = this.#keep(parse(await response.text())) ?? this.#registry;
    } catch {
      // Offline or too slow: the present copy stays.
    }
  }

  #keep(registry: VisitorRegistry | null): VisitorRegistry | null {
    if (!registry) return null;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(registry));
    } catch {
      // Storage is full or forbidden: only the fallback is lost.
    }
    return registry;
  }
}
