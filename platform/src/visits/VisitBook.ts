import { VISIT_EVENTS, type VisitEvent, type VisitReport } from './visitReport.ts';

const STORAGE_KEY = 'canary-visits';

/** Event recorded once per visitor and build, including that its vitals were reported. */
type Noted = VisitEvent | 'measured';

interface Known {
  openedAt: number;
  events: readonly Noted[];
}
type Page = Readonly<Record<string, Known>>;

const isEvent = (noted: Noted): noted is VisitEvent => VISIT_EVENTS.some((event) => event === noted);

/** Events already reported by this browser. */
function read(): Page {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Page;
  } catch {
    return {};
  }
}

/**
 * Events reported for this visitor and each build. A visitor counts once: ten failures of one visitor say no more about
 * the build than one.
 */
export class VisitBook {
  readonly #pairs: Readonly<Record<string, string>>;
  readonly #send: (report: VisitReport) => void;
  /** Without storage, each document counts as a visitor. */
  #page: Page;

  /** @param pairs of the sections with a canary: events of other pairs are dropped. */
  constructor(pairs: Readonly<Record<string, string>>, send: (report: VisitReport) => void) {
    this.#pairs = pairs;
    this.#send = send;
    this.#page = read();
  }

  /** Reports an event of a build; a failure or measurement implies that it was opened. */
  note(section: string, build: string, noted: Noted, facts: Pick<VisitReport, 'readyMs' | 'vitals'> = {}): void {
    const pair = this.#pairs[section];
    if (pair === undefined || build === '') return;
    const key = `${section} ${pair} ${build}`;
    // Another tab may have reported it meanwhile.
    this.#page = { ...this.#page, ...read() };
    const known = this.#page[key];
    const news = [...new Set(['opened', noted] as const)].filter((one) => !known?.events.includes(one));
    if (news.length === 0) return;
    const { openedAt } = known ?? { openedAt: Date.now() };
    this.#store({ ...this.#page, [key]: { openedAt, events: [...(known?.events ?? []), ...news] } });
    const ageSeconds = Math.max(0, Math.round((Date.now() - openedAt) / 1000));
    this.#send({ section, pair, build, events: news.filter(isEvent), ageSeconds, ...facts });
  }

  #store(page: Page): void {
    const isTried = (key: string) =>
      Object.entries(this.#pairs).some(([section, pair]) => key.startsWith(`${section} ${pair} `));
    this.#page = Object.fromEntries(Object.entries(page).filter(([key]) => isTried(key)));
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#page));
    } catch {
      // Storage is full or blocked.
    }
  }
}
