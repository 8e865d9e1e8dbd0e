import { telemetry } from '@portal/shared/contract/telemetry';
import type { SectionError } from './SectionError.ts';

/** Names a failed section, its build, cause and owner to the API; counted in its `/metrics`. */
export function reportFailure(error: SectionError, owner: string): void {
  console.error(
    `[section] ${error.section} (${error.build || 'no build'}), ${error.reason}: ${error.message} - owner ${owner}`,
  );
  const body = JSON.stringify({
    section: error.section,
    build: error.build.slice(0, 80),
    cause: error.reason,
    owner: owner.slice(0, 100),
    detail: error.message.slice(0, 500),
    path: location.pathname.slice(0, 200),
  });
  navigator.sendBeacon?.(telemetry.path, new Blob([body], { type: 'application/json' }));
}
