import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { pageAt, SHELL_NAME } from '@portal/shared/section';
import { SHELL_PATHS } from '@portal/shared/section/shellPaths';
import type { Portal } from '../sections/ui/PortalContext.ts';
import { Stays } from './Stays.ts';
import { VITALS_PATH, type Measured, type VitalsReport } from './vitalsReport.ts';
import { vitalTime } from './vitalTime.ts';

/** First path of the document: the visitor may have navigated before this code was loaded. */
function firstPath(): string {
  const [document] = performance.getEntriesByType('navigation');
  return document ? new URL(document.name).pathname : location.pathname;
}

/** Section, build and page of a path. */
function pageOf({ sections }: Portal, path: string): Pick<Measured, 'section' | 'build' | 'page'> {
  const { registry } = sections;
  const section = registry.sectionAt(path);
  if (!section) return { section: SHELL_NAME, build: registry.shell, page: SHELL_PATHS.includes(path) ? path : '' };
  const build = sections.buildOf(section.name) || section.current.id;
  return { section: section.name, build, page: pageAt(section.pages, path)?.path ?? '' };
}

const deviceOf = (): VitalsReport['device'] => (matchMedia('(min-width: 64rem)').matches ? 'desktop' : 'phone');

const send = (report: VitalsReport) =>
  navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));

/**
 * Reports the vitals of this document to the shell's server: once, when it is hidden for the first time.
 * @param hear called with the same vitals.
 */
export function reportVitals(portal: Portal, hear: (measured: readonly Measured[]) => void): void {
  const { router } = portal;
  const stays = new Stays(firstPath());
  stays.note(router.state.location.pathname);
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'idle') stays.note(pathname);
  });
  const metrics = new Map<string, MetricType>();
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch((metric) => metrics.set(metric.name, metric));
  const report = () => {
    if (document.visibilityState !== 'hidden' || metrics.size === 0) return;
    window.removeEventListener('visibilitychange', report);
    const measured = [...metrics.values()].map((metric) => ({
      vital: metric.name,
      value: metric.value,
      ...pageOf(portal, stays.at(vitalTime(metric))),
    }));
    send({ device: deviceOf(), measured });
    hear(measured);
  };
  // The library listens in the capture phase, and has its final values in the bubble phase.
  window.addEventListener('visibilitychange', report);
}
