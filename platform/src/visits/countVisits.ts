import { SHELL_BASE, SHELL_NAME } from '@portal/shared/section';
import { reports, type Report } from '../sections/failures/sendReport.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';
import type { Measured } from '../vitals/vitalsReport.ts';
import { cameOverLine } from './cameOverLine.ts';
import { readyMs } from './readyMs.ts';
import { VisitBook } from './VisitBook.ts';
import { VISITS_PATH, type VisitEvent, type VisitReport } from './visitReport.ts';
import { vitalsBySection } from './vitalsBySection.ts';
import { watchCalls } from './watchCalls.ts';

const send = (report: VisitReport) =>
  void navigator.sendBeacon?.(VISITS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));

/** Event that corresponds to a failure report; null if no build is at fault. */
function eventOf(report: Report): VisitEvent | null {
  if (report.cause === 'unknown-answer') return report.effect === 'refused' ? 'refused' : null;
  return report.cause === 'offline' || report.cause === 'redrawn' ? null : 'failed';
}

function readyFact(base: string): Pick<VisitReport, 'readyMs'> {
  const ready = readyMs(base);
  return ready === undefined ? {} : { readyMs: ready };
}

/**
 * Reports this visitor's experience with a canary, or with the live build, to the shell's server.
 * @param pairs canary and live build of each section with a canary.
 * @returns a function that takes the document's vitals.
 */
export function countVisits(
  { sections, router }: Portal,
  pairs: Readonly<Record<string, string>>,
): (measured: readonly Measured[]) => void {
  const { registry } = sections;
  const book = new VisitBook(pairs, send);
  /** Build of the open page; undefined for the shell's own pages. */
  const opened = () => {
    const section = registry.sectionAt(router.state.location.pathname);
    return section && { section: section.name, build: sections.buildOf(section.name), base: section.current.base };
  };
  const notePage = (isFirst: boolean) => {
    if (router.state.navigation.state !== 'idle') return;
    const page = opened();
    if (page) book.note(page.section, page.build, 'opened', isFirst ? readyFact(page.base) : {});
  };
  const noteReport = (report: Report) => {
    const event = eventOf(report);
    if (event) book.note(report.section, report.build ?? '', event);
  };

  book.note(SHELL_NAME, registry.shell, 'opened', readyFact(SHELL_BASE));
  notePage(true);
  router.subscribe(() => notePage(false));
  for (const report of reports.sent) noteReport(report);
  reports.hear = noteReport;
  watchCalls(() => {
    const page = opened();
    book.note(page?.section ?? SHELL_NAME, page?.build ?? registry.shell, 'refused');
  });
  return (measured) => {
    for (const [name, vitals] of vitalsBySection(measured)) {
      const base = name === SHELL_NAME ? SHELL_BASE : registry.entry(name).current.base;
      const build = name === SHELL_NAME ? registry.shell : sections.buildOf(name);
      if (cameOverLine(base)) book.note(name, build, 'measured', { vitals });
    }
  };
}
