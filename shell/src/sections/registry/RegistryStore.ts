import * as v from 'valibot';
import { registry as registrySchema, type Registry, type SectionEntry } from '@portal/shared/section';
import { REGISTRY_TIMEOUT_MILLISECONDS } from '../loading/timeouts.ts';
import { overridingBuild, type Overrides } from './overrides.ts';

const KEY = 'last-good-registry';

const parse = (text: string): Registry | null => {
  try {
    const result = v.safeParse(registrySchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
};

/** Which sections there are. From the page; asked for again when a section fails; the last good copy when neither can be had. */
export class RegistryStore {
  #registry: Registry;
  readonly overrides: Overrides;

  constructor(inlined: string, overrides: Overrides = {}) {
    this.overrides = overrides;
    this.#registry = this.#keep(parse(inlined)) ??
      parse(localStorage.getItem(KEY) ?? '') ?? { version: 1, sections: [] };
  }

  get sections(): readonly SectionEntry[] {
    return this.#registry.sections;
  }

  /** The section by its name, with a developer's override in place of the live build. */
  entry(name: string): SectionEntry {
    const entry = this.#registry.sections.find((candidate) => candidate.name === name);
    if (!entry) throw new Error(`${name} is not in the registry`);
    const override = this.overrides[name];
    return override ? { ...entry, current: overridingBuild(override), previous: null } : entry;
  }

  /** The section whose prefix a path begins with. */
  owner(path: string): SectionEntry | undefined {
    return this.#registry.sections.find(({ prefixes }) =>
      prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
    );
  }

  /** Asks the server; what is known stays when the answer does not come or is not a registry. */
  async refresh(): Promise<void> {
    try {
      const answer = await fetch('/registry.json', {
        cache: 'no-store',
        signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MILLISECONDS),
      });
      if (answer.ok) this.#registry = this.#keep(parse(await answer.text())) ?? this.#registry;
    } catch {
      // Offline or too slow: the copy in hand is the last good one.
    }
  }

  #keep(registry: Registry | null): Registry | null {
    if (!registry) return null;
    try {
      localStorage.setItem(KEY, JSON.stringify(registry));
    } catch {
      // Storage is full or forbidden: only the fallback is lost.
    }
    return registry;
  }
}
