import type { Budget } from './Budget.ts';
import { fetchDocument } from './fetchDocument.ts';
import { fetchedFor, type Sign } from './fetchedFor.ts';
import { fetchPage, type Surroundings } from './fetchPage.ts';
import type { Line } from './lineOf.ts';
import { isOwnPage, type Linked } from './linkedAddress.ts';
import { prepareInsets } from './prepareInsets.ts';

/** As long as answers are fresh: who points at the same link within it has it already. */
const FRESH_MS = 30_000;

/** What it needs from the browser; tests pass their own. */
export interface Conditions {
  line(): Line;
  isVisible(): boolean;
}

/** `/news` of `/news/notice`: a section has all that is below one of its first segments. */
const firstSegmentOf = (path: string) => `/${path.split('/', 2)[1] ?? ''}`;

/** Fetches for links what opening them would, each once; what fails is left to the press. */
export class Ahead {
  readonly #surroundings: Surroundings;
  readonly #budget: Budget;
  readonly #conditions: Conditions;
  readonly #fetchedAt = new Map<string, number>();
  /** What this page has begun for links in sight. */
  readonly #begun = new Set<string>();
  /** What failed for one in sight is not tried again for another: it is tried when somebody wants it. */
  readonly #failed = new Set<string>();

  constructor(surroundings: Surroundings, budget: Budget, conditions: Conditions) {
    this.#surroundings = surroundings;
    this.#budget = budget;
    this.#conditions = conditions;
  }

  /** Another page is shown: it has its own budget. */
  begin(): void {
    this.#begun.clear();
    this.#budget.begin();
  }

  /** A link that the visitor has singled out. */
  async fetchFor(linked: Linked, sign: Exclude<Sign, 'in sight'>): Promise<void> {
    if (this.#wanted(sign) !== 'page' || this.#isFresh(linked)) return;
    await Promise.all([this.#fetchPage(linked, true), prepareInsets(this.#surroundings, linked.path)]);
    const { sections } = this.#surroundings;
    // By now the registry has said which build the page needs.
    if (sections.mayOpen(linked.path) && sections.replacement.needsDocument(linked.path)) fetchDocument(linked.address);
  }

  /** What is next for the links in sight; null when there is nothing, or no more may be spent. */
  nextFor(inSight: readonly Linked[]): (() => Promise<void>) | null {
    if (this.#wanted('in sight') === 'nothing') return null;
    // The ways into other sections first: they are the longest.
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

  /** The section of a path that runs here; '' when it does not. */
  #runningAt(path: string): string {
    const { sections } = this.#surroundings;
    return sections.buildOf(sections.registry.sectionAt(path)?.name ?? null);
  }

  /** What is begun for a path: of a section that is not known yet, only its first segment is. */
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
      // What has a query is one of many: the API would be asked for each of a list.
      await this.#fetchPage(next, next.address === next.path);
    };
  }

  async #fetchPage(linked: Linked, withData: boolean): Promise<void> {
    if (withData) this.#fetchedAt.set(linked.address, Date.now());
    await fetchPage(this.#surroundings, linked, withData).catch(() => this.#fetchedAt.delete(linked.address));
  }
}
