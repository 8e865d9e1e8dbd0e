import {
  sectionAt,
  SHELL_NAME,
  type FindablePage,
  type Menu,
  type Preload,
  type VisitorInset,
  type VisitorRegistry,
  type VisitorSection,
} from '@portal/shared/section';
import { asSectionError } from '../failures/SectionError.ts';
import { signalAfter } from '../loading/deadline.ts';
import { lastGoodRegistry, parseRegistry } from './lastGoodRegistry.ts';
import type { Overrides } from './overrides.ts';
import { preloadFiles } from './preloadFiles.ts';

/** Short, since the registry is small and comes from the server that has just delivered the page. */
const REGISTRY_TIMEOUT_MS = 3000;
/** An older answer is refreshed in the background. */
const REGISTRY_AGE_MS = 30_000;

const NO_MENUS: readonly Menu[] = [];

/**
 * Registry as known to this document. The page contains the menus and the section of its own path; other sections are
 * requested when one of their paths is visited. Without an answer, the last good copy in this browser is used.
 */
export class RegistryStore {
  readonly overrides: Overrides;
  /** Registry in the page: the running shell, and the origins that the page's policy allows. */
  readonly #page: VisitorRegistry | null;
  #latest: VisitorRegistry | null;
  readonly #sections = new Map<string, VisitorSection>();
  readonly #overridden = new Map<string, VisitorSection>();
  readonly #listeners = new Set<() => void>();
  /** Pending requests by path: hovering and then following a link sends one request. */
  readonly #asked = new Map<string, Promise<void>>();
  /** Files of requested sections that are not fetched yet: a guest may not see the page of the hovered link. */
  readonly #unfetched = new Map<string, readonly Preload[]>();
  #answeredAt: number;
  #findable: readonly FindablePage[] | null = null;

  constructor(inlined: string, overrides: Overrides = {}) {
    this.overrides = overrides;
    this.#page = parseRegistry(inlined);
    this.#latest = this.#page ?? lastGoodRegistry.read();
    this.#answeredAt = this.#page ? Date.now() : -Infinity;
    if (this.#page) this.#take(this.#page);
  }

  get menus(): readonly Menu[] {
    return this.#latest?.menus ?? NO_MENUS;
  }

  /** Insets on pages; none in a document of another generation than the portal's own pages. */
  get insets(): readonly VisitorInset[] {
    return (!this.#page?.sections[0]?.shell && this.#latest?.insets) || [];
  }

  /** Pages that the search can find; null until the registry was requested for the path of the search. */
  get findable(): readonly FindablePage[] | null {
    return this.#findable;
  }

  /** Sections known to this document; the others have not been visited. */
  get sections(): readonly VisitorSection[] {
    return [...this.#overridden.values(), ...this.#sections.values()];
  }

  /** Calls the listener when the menus may have changed. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A section known to this document. @throws if it is not */
  entry(name: string): VisitorSection {
    const section = this.#overridden.get(name) ?? this.#sections.get(name);
    if (!section) throw new Error(`${name} is not known here`);
    return section;
  }

  /** Section that owns a path, if it is known to this document. */
  sectionAt(path: string): VisitorSection | undefined {
    return sectionAt(this.sections, path);
  }

  /** Team and contact responsible for a section. */
  ownerOf(name: string): string {
    const owner = this.sections.find((section) => section.name === name)?.owner;
    return owner ? `${owner.team} ${owner.contact}` : '';
  }

  /** Id of a section's live build, as far as known; undefined if there is no such section. */
  liveBuild(name: string): string | undefined {
    return this.#latest?.builds ? this.#latest.builds[name] : this.#sections.get(name)?.current.id;
  }

  /** Id of the shell's build that runs here, that of the page's own path. */
  get shell(): string {
    return this.#page?.sections[0]?.shell ?? this.#page?.shell ?? '';
  }

  /** Builds in the page: that of the shell, and that of the section of its path. */
  get builds(): string[] {
    const sections = this.#page?.sections ?? [];
    return [`${SHELL_NAME}@${this.shell}`, ...sections.map(({ name, current }) => `${name}@${current.id}`)];
  }

  /**
   * Id of the shell's live build for a path if another one runs here, else null: after a deployment, and for a section
   * of another generation of the shared modules.
   */
  otherShellAt(path: string): string | null {
    const live = this.#registeredAt(path)?.shell ?? this.#latest?.shell;
    return this.#page && live && live !== this.shell ? live : null;
  }

  /** True if the page's policy allows this section's files. */
  isAllowed({ name, current }: VisitorSection): boolean {
    const { origin } = new URL(current.base, location.href);
    if (!this.#page || this.#overridden.has(name) || origin === location.origin) return true;
    return this.#page.origins.includes(origin);
  }

  /** True if the last answer is so old that the registry should be refreshed. */
  get isOld(): boolean {
    return Date.now() - this.#answeredAt > REGISTRY_AGE_MS;
  }

  /**
   * Section that owns a path; undefined if there is none.
   * @param mayLoad whether the page may be loaded here; otherwise its files are not fetched.
   * @throws SectionError of the shell without an answer
   */
  async find(path: string, mayLoad: () => boolean = () => true): Promise<VisitorSection | undefined> {
    const registered = await this.#findRegistered(path);
    if (!registered) return this.#findOverride(path);
    if (mayLoad()) this.#fetchFiles(registered.name);
    const base = this.overrides[registered.name];
    return base ? this.#override(registered.name, base) : registered;
  }

  /** Later lookups no longer wait for pending requests. */
  startOver(): void {
    this.#asked.clear();
  }

  /** Refreshes the registry, for one path if given. Returns false without an answer, which changes nothing. */
  refresh(path?: string): Promise<boolean> {
    return this.#ask(path).then(
      () => true,
      () => false,
    );
  }

  /** Refreshes a section known to this document. */
  async refreshSection(name: string): Promise<void> {
    const base = this.overrides[name];
    if (base) await this.#override(name, base);
    else await this.refresh(this.entry(name).prefixes[0]);
  }

  async #findRegistered(path: string): Promise<VisitorSection | undefined> {
    const known = this.#registeredAt(path);
    if (known && this.liveBuild(known.name) === known.current.id) return known;
    try {
      await this.#askToOpen(path);
    } catch (error) {
      const lastGood = known ?? sectionAt(lastGoodRegistry.read()?.sections ?? [], path);
      if (!lastGood) throw asSectionError(error, 'shell', '');
      this.#sections.set(lastGood.name, lastGood);
      return lastGood;
    }
    return this.#registeredAt(path);
  }

  #registeredAt(path: string): VisitorSection | undefined {
    return sectionAt([...this.#sections.values()], path);
  }

  #fetchFiles(section: string): void {
    preloadFiles(this.#unfetched.get(section) ?? []);
    this.#unfetched.delete(section);
  }

  /** Requests the registry for a path to be opened, including the list of its files. */
  async #askToOpen(path: string): Promise<void> {
    const note = ({ sections: [section], preloads }: VisitorRegistry) => {
      if (section && preloads) this.#unfetched.set(section.name, preloads);
    };
    const asked = this.#asked.get(path) ?? this.#ask(path).then(note);
    this.#asked.set(path, asked);
    try {
      await asked;
    } finally {
      if (this.#asked.get(path) === asked) this.#asked.delete(path);
    }
  }

  async #ask(path?: string): Promise<VisitorRegistry> {
    const query = path === undefined ? '' : `?path=${encodeURIComponent(path)}`;
    const response = await fetch(`/registry.json${query}`, {
      cache: 'no-cache',
      signal: signalAfter(REGISTRY_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`registry answered HTTP ${response.status}`);
    const answer = parseRegistry(await response.text());
    if (!answer) throw new Error('not a manifest: registry.json is no registry');
    this.#answeredAt = Date.now();
    this.#latest = answer;
    this.#take(answer);
    for (const listener of this.#listeners) listener();
    return answer;
  }

  #take(answer: VisitorRegistry): void {
    this.#findable = answer.findable ?? this.#findable;
    for (const section of answer.sections) this.#sections.set(section.name, section);
    for (const name of this.#sections.keys()) {
      if (answer.builds && !(name in answer.builds)) this.#sections.delete(name);
    }
    lastGoodRegistry.keep(answer);
  }

  async #findOverride(path: string): Promise<VisitorSection | undefined> {
    for (const [name, base] of Object.entries(this.overrides)) {
      // A build whose server fails does not affect the paths of others.
      const section = await this.#override(name, base).catch(() => undefined);
      if (section && sectionAt([section], path)) return section;
    }
    return undefined;
  }

  /** A developer's own build of a section, as its server describes it now. @throws SectionError */
  async #override(name: string, base: string): Promise<VisitorSection> {
    const { readOverride } = await import(/* webpackChunkName: "override" */ './readOverride.ts');
    const section = await readOverride(name, base);
    this.#overridden.set(name, section);
    return section;
  }
}
