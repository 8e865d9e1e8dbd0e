import type { Tracing } from '@portal/shared/tracing/tracing';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';
import type { Renderer } from './Renderer.ts';
import { sectionOfJob } from './sectionOfJob.ts';

/** A renderer whose renders, and their API calls, are spans in the trace of the visitor who caused them. */
export class TracedRenderer implements Renderer {
  readonly #renderer: Renderer;
  readonly #tracing: Tracing;

  constructor(renderer: Renderer, tracing: Tracing) {
    this.#renderer = renderer;
    this.#tracing = tracing;
  }

  isBusy(file: string, job: Job): boolean {
    return this.#renderer.isBusy(file, job);
  }

  async render(file: string, job: Job): Promise<Outcome> {
    const work = this.#tracing.begin('render', { 'portal.rendered': sectionOfJob(job) });
    if (!work) return this.#renderer.render(file, job);
    const outcome = await work.run(() => this.#renderer.render(file, { ...job, trace: work.headers() }));
    work.end({ 'portal.outcome': outcome.kind }, outcome.kind === 'failed');
    return outcome;
  }

  keepOnly(live: LiveCode): Promise<void> {
    return this.#renderer.keepOnly(live);
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }
}
