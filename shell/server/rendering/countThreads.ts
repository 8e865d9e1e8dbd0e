import { Gauge, type Registry } from 'prom-client';
import type { RenderingThreads } from './RenderingThreads.ts';

/** How many threads render, each for one build of a section. */
export function countThreads(threads: RenderingThreads, register: Registry): void {
  new Gauge({
    name: 'portal_rendering_threads',
    help: 'Threads that render pages',
    registers: [register],
    collect() {
      this.set(threads.size);
    },
  });
}
