import type { Configuration } from '../../configuration/configuration.ts';
import { createHttpLicences } from './httpLicences.ts';
import type { LicenceSearch } from './licenceSearch.ts';
import { createSandboxLicences } from './sandboxLicences.ts';

/** The public service at the configured URL; without one, the sandbox in a demo. */
export function openLicences(
  { demo, integrations: { LICENCE_URL, LICENCE_KEY } }: Configuration,
  sandboxDelayMs?: number,
): LicenceSearch {
  if (LICENCE_URL) return createHttpLicences(LICENCE_URL, LICENCE_KEY ?? '');
  if (demo) return createSandboxLicences(sandboxDelayMs);
  return { search: () => Promise.reject(new Error('no licence service is configured')) };
}
