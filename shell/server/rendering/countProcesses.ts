import { Gauge, type Registry } from 'prom-client';
import type { RenderingProcesses } from './RenderingProcesses.ts';

/** How many processes render, each for one build of a section. */
export function countProcesses(processes: RenderingProcesses, register: Registry): void {
  new Gauge({
    name: 'portal_rendering_processes',
    help: 'Processes that render pages',
    registers: [register],
    collect() {
      this.set(processes.size);
    },
  });
}
