import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';
import type { Renderer } from './Renderer.ts';
import { sectionOfJob } from './sectionOfJob.ts';

/** Around the time that a browser waits (0.3 s), and up to the end of a stuck process. */
const BUCKETS_SECONDS = [0.01, 0.03, 0.1, 0.2, 0.3, 0.5, 1, 2, 4];

/** A renderer that counts and times renders, by section and outcome. */
export class MeasuredRenderer implements Renderer {
  readonly #renderer: Renderer;
  readonly #seconds: Histogram<'section' | 'outcome'>;
  readonly #underWay: Gauge;

  constructor(renderer: Renderer, register: Registry) {
    const registers = [register];
    this.#renderer = renderer;
    this.#seconds = new Histogram({
      name: 'portal_render_seconds',
      help: 'Renders of pages by section and outcome',
      registers,
      labelNames: ['section', 'outcome'],
      buckets: BUCKETS_SECONDS,
    });
    this.#underWay = new Gauge({ name: 'portal_renders_under_way', help: 'Renders that have not ended', registers });
  }

  isBusy(file: string, job: Job): boolean {
    return this.#renderer.isBusy(file, job);
  }

  async render(file: string, job: Job): Promise<Outcome> {
    const end = this.#seconds.startTimer({ section: sectionOfJob(job) });
    this.#underWay.inc();
    const outcome = await this.#renderer.render(file, job);
    this.#underWay.dec();
    end({ outcome: outcome.kind });
    return outcome;
  }

  keepOnly(live: LiveCode): Promise<void> {
    return this.#renderer.keepOnly(live);
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }
}
