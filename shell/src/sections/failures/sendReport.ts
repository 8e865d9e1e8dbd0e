import { telemetry } from '@portal/shared/contract/telemetry';
import type { SectionError } from './SectionError.ts';

/** Sends a failed section with its build, cause and owner to the API, which counts it in `/metrics`. */
export function sendReport(error: SectionError, owner: string): void {
  console.error(
    `[section] ${error.section} (${error.build || 'no build'}), ${error.cause}: ${error.message} - owner ${owner}`,
  );
  const body = JSON.stringify({
    section: error.section,
    build: error.build.slice(0, 80),
    cause: error.cause,
    owner: owner.slice(0, 100),
    detail: error.message.slice(0, 500),
    path: location.pathname.slice(0, 200),
  });
  navigator.sendBeacon?.(telemetry.path, new Blob([body], { type: 'application/json' }));
}
