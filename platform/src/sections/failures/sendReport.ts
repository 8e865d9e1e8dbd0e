import type { CallInput } from '@portal/shared/contract/call';
import { MAX_STACK, telemetry, type UnknownAnswer } from '@portal/shared/contract/telemetry';
import type { SectionError } from './SectionError.ts';

export type Report = CallInput<typeof telemetry>;

/** Reports sent by this document, and a listener for the next ones: while a canary is active, they count. */
export const reports = { sent: [] as Report[], hear: (_: Report): void => undefined };

function beacon(report: Report) {
  navigator.sendBeacon?.(telemetry.path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  reports.sent.push(report);
  reports.hear(report);
}

/** Sends a failed section with its build, cause and owner to the API, which counts it in `/metrics`. */
export function sendReport(error: SectionError, owner: string): void {
  console.error(
    `[section] ${error.section} (${error.build || 'no build'}), ${error.cause}: ${error.message} - owner ${owner}`,
  );
  beacon({
    section: error.section,
    build: error.build.slice(0, 80),
    cause: error.cause,
    owner: owner.slice(0, 100),
    detail: error.message.slice(0, 500),
    path: location.pathname.slice(0, 200),
    stack: error.stack?.slice(0, MAX_STACK),
  });
}

/** Sends an unknown value in an answer likewise. */
export function sendUnknown(report: UnknownAnswer): void {
  console.warn(`[contract] ${report.section}, ${report.call}: ${report.field} ${report.word ?? ''} ${report.effect}`);
  beacon(report);
}
