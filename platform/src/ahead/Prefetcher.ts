import type { Budget } from './Budget.ts';
import { fetchDocument } from './fetchDocument.ts';
import { fetchedFor, type Sign } from './fetchedFor.ts';
import { fetchPage, type Surroundings } from './fetchPage.ts';
import type { Line } from './lineOf.ts';
import { isOwnPage, type Linked } from './linkedAddress.ts';
import { prepareInsets } from './prepareInsets.ts';

/** As long as answers are fresh: another prefetch of the same link within this time is skipped. */
const FRESH_MS = 30_000;

/** Conditions of the browser; tests pass their own. */
export interface Conditions {
  line(): Line;
  isVisible(): boolean;
}

/** `/news` of `/news/notice`: a section owns all paths below one of its first segments. */
const firstSegmentOf = (path: string) => `/${path.split('/', 2)[1] ?? ''}`;

/** Prefetches for links what opening them would load, each once; failures are left to the press. */
export class Prefetcher {
  readonly #surroundings: Surroundings;
  readonly #budget: Budget;
  readonly #conditions: Conditions;
  readonly #fetchedAt = new Map<string, number>();
  /** Prefetches that this page has started for visible links. */
  readonly #begun = new Set<string>();
  /** Prefetches that failed for one visible link are not retried for another, but when the visitor wants the page. */
  readonly #failed = new Set<string>();

  constructor(surroundings: Surroundings, budget: Budget, conditions: Conditions) {
    this.#surroundings = surroundings;
    this.#budget = budget;
    this.#conditions = conditions;
  }

  /** Resets the budget for another page. */
  begin(): void {
    this.#begun.clear();
    this.#budget.begin();
  }

  /** Prefetches for a link that the visitor has hovered, touched or focused. */
  async fetchFor(linked: Linked, sign: Exclude<Sign, 'in sight'>): Promise<void> {
    if (this.#wanted(sign) !== 'page' || this.#isFresh(linked)) return;
    await Promise.all([this.#fetchPage(linked, true), prepareInsets(this.#surroundings, linked.path)]);
    const { sections } = this.#surroundings;
    // By now the registry knows the build that the page needs.
    if (sections.mayOpen(linked.path) && sections.replacement.needsDocument(linked.path)) fetchDocument(linked.address);
  }

  /** Next prefetch for the visible links; null if there is none, or the budget is used up. */
  nextFor(inSight: readonly Linked[]): (() => Promise<void>) | null {
    if (this.#wanted('in sight') === 'nothing') return null;
    // Other sections first: they take longest to load.
    return this.#nextSection(inSight) ?? this.#nextPage(inSight);
  }

  #wanted(sign: Sign) {
    const { line, isVisible } = this.#conditions;
    return fetchedFor(sign, line(), isVisible());
  }

  #isBegun(key: string): boolean {
    return this.#begun.has(key) || this.#failed.has(key);
  }

  #isFresh({ address }: Linked): boolean {
    return Date.now() - (this.#fetchedAt.get(address) ?? -Infinity) < FRESH_MS;
  }

  /** Build of a path's section that runs here; empty if none does. */
  #runningAt(path: string): string {
    const { sections } = this.#surroundings;
    return sections.buildOf(sections.registry.sectionAt(path)?.name ?? null);
  }

  /** Key of started prefetches for a path: its section, or the first segment while the section is unknown. */
  #sectionKey(path: string): string {
    return this.#surroundings.sections.registry.sectionAt(path)?.name ?? firstSegmentOf(path);
  }

  #nextSection(inSight: readonly Linked[]) {
    const { sections } = this.#surroundings;
    const next = inSight.find(
      ({ path }) =>
        !isOwnPage(path) &&
        !this.#isBegun(this.#sectionKey(path)) &&
        this.#runningAt(path) === '' &&
        sections.mayLoad(path),
    );
    if (!next || !this.#budget.allows('section')) return null;
    return async () => {
      const key = this.#sectionKey(next.path);
      this.#begun.add(key);
      const asked = firstSegmentOf(next.path);
      const fail = () => this.#failed.add(key).add(this.#sectionKey(next.path));
      await sections.prepare(next.path, { asked }).catch(fail);
    };
  }

  #nextPage(inSight: readonly Linked[]) {
    const { sections } = this.#surroundings;
    const next = inSight.find(
      (linked) =>
        !this.#isBegun(linked.path) &&
        !this.#isFresh(linked) &&
        (isOwnPage(linked.path) || this.#runningAt(linked.path) !== '') &&
        sections.mayLoad(linked.path),
    );
    if (!next || !this.#budget.allows('page')) return null;
    return async () => {
      this.#begun.add(next.path);
      // A link with a query is one of many in a list: each would cost the API a request.
      await this.#fetchPage(next, next.address === next.path);
    };
  }

  async #fetchPage(linked: Linked, withData: boolean): Promise<void> {
    if (withData) this.#fetchedAt.set(linked.address, Date.now());
    await fetchPage(this.#surroundings, linked, withData).catch(() => this.#fetchedAt.delete(linked.address));
  }
}
