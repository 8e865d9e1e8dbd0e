import { Counter, type Registry } from 'prom-client';
import type { CountPage } from './RenderedPages.ts';

/** Counts pages requested by visitors, by section and source. */
export function countPages(register: Registry): CountPage {
  const pages = new Counter({
    name: 'portal_pages_total',
    help: 'Pages that visitors asked for, by section and source: fresh or stale from the cache, rendered, or left to browsers',
    registers: [register],
    labelNames: ['section', 'source'],
  });
  return (section, source) => pages.inc({ section, source });
}
