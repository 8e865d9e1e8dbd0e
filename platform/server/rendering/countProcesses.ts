import { Gauge, type Registry } from 'prom-client';
import type { RenderingProcesses } from './RenderingProcesses.ts';

/** Gauges of rendering processes, and of sections' builds that share one. */
export function countProcesses(processes: RenderingProcesses, register: Registry): void {
  const registers = [register];
  new Gauge({
    name: 'portal_rendering_processes',
    help: 'Processes that render pages',
    registers,
    collect() {
      this.set(processes.size);
    },
  });
  new Gauge({
    name: 'portal_rendering_sharing_builds',
    help: 'Builds that are rendered in the process of another one, for lack of memory',
    registers,
    collect() {
      this.set(processes.sharing);
    },
  });
}
