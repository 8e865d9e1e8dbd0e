import { Counter, Histogram, type Registry } from 'prom-client';
import type { Device, Measured } from '../../src/vitals/vitalsReport.ts';
import type { RegistrySource } from '../registry/RegistrySource.ts';
import { ratingOf } from './ratings.ts';
import { registeredBuilds } from './registeredBuilds.ts';
import { SeriesOf } from './SeriesOf.ts';

/** Bucket limits around good and poor values of each vital, from which shares can be computed. */
const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Label of paths that no registered build has as a page: missing addresses and removed pages. */
const NO_PAGE = 'other';

type BuildLabels = Readonly<Record<'section' | 'build' | 'device', string>>;
type SecondsLabels = BuildLabels & Readonly<Record<'vital', string>>;
type PageLabels = Readonly<Record<'section' | 'page' | 'vital' | 'rating', string>>;

/** Counts the web vitals of visitors by section and build, while the build is registered. */
export class VitalsMetrics {
  readonly #source: Pick<RegistrySource, 'read'>;
  readonly #seconds: Histogram;
  readonly #shifts: Histogram;
  readonly #pages: Counter;
  readonly #ofSeconds = new SeriesOf<SecondsLabels>();
  readonly #ofShifts = new SeriesOf<BuildLabels>();
  readonly #ofPages = new SeriesOf<PageLabels>();

  constructor(source: Pick<RegistrySource, 'read'>, register: Registry) {
    this.#source = source;
    const registers = [register];
    this.#seconds = new Histogram({
      name: 'portal_web_vital_seconds',
      help: 'LCP, INP, FCP and TTFB of visitors, by section, build and device',
      registers,
      labelNames: ['section', 'build', 'device', 'vital'],
      buckets: SECONDS,
      collect: async () => this.#ofSeconds.forget(await this.#isBuild(), (labels) => this.#seconds.remove(labels)),
    });
    this.#shifts = new Histogram({
      name: 'portal_layout_shift',
      help: 'CLS of visitors, by section, build and device',
      registers,
      labelNames: ['section', 'build', 'device'],
      buckets: SHIFTS,
      collect: async () => this.#ofShifts.forget(await this.#isBuild(), (labels) => this.#shifts.remove(labels)),
    });
    this.#pages = new Counter({
      name: 'portal_page_vitals_total',
      help: 'Web vitals of visitors by page, and whether they were good, fair or poor',
      registers,
      labelNames: ['section', 'page', 'vital', 'rating'],
      collect: async () => this.#ofPages.forget(await this.#isPage(), (labels) => this.#pages.remove(labels)),
    });
  }

  /** Counts a browser's report; ignores builds that are not registered. */
  async note(device: Device, measured: readonly Measured[]): Promise<void> {
    const named = registeredBuilds(await this.#source.read());
    for (const { vital, value, section, build, page } of measured) {
      const registered = named.get(section);
      if (!registered?.builds.has(build)) continue;
      const labels = { section, build, device };
      if (vital === 'CLS') this.#shifts.observe(this.#ofShifts.note(labels), value);
      else this.#seconds.observe(this.#ofSeconds.note({ ...labels, vital }), value / 1000);
      const known = registered.pages.has(page) ? page : NO_PAGE;
      this.#pages.inc(this.#ofPages.note({ section, page: known, vital, rating: ratingOf(vital, value) }));
    }
  }

  async #isBuild() {
    const named = registeredBuilds(await this.#source.read());
    return ({ section, build }: BuildLabels) => named.get(section)?.builds.has(build) ?? false;
  }

  async #isPage() {
    const named = registeredBuilds(await this.#source.read());
    return ({ section, page }: PageLabels) =>
      named.has(section) && (page === NO_PAGE || named.get(section)?.pages.has(page) === true);
  }
}
