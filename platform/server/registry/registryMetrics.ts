import { Gauge, type Registry } from 'prom-client';
import type { RegistrySource } from './RegistrySource.ts';

/** Metrics of the age of the registry, and of the live builds with their owners. */
export function registryMetrics(source: RegistrySource, register: Registry): void {
  const registers = [register];
  new Gauge({
    name: 'portal_registry_age_seconds',
    help: 'Seconds since the registry could last be read',
    registers,
    async collect() {
      await source.read();
      this.set((Date.now() - source.readAt) / 1000);
    },
  });
  new Gauge({
    name: 'portal_live_build',
    help: 'The build of each section that is live, with its owner',
    registers,
    labelNames: ['section', 'build', 'owner'],
    async collect() {
      const { sections } = await source.read();
      this.reset();
      for (const { name, current, canary } of sections)
        for (const { id, owner } of [current, ...(canary ? [canary.build] : [])])
          this.set({ section: name, build: id, owner: owner.team }, 1);
    },
  });
}
