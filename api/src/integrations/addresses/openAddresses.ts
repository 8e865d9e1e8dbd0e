import type { Configuration } from '../../configuration/configuration.ts';
import type { AddressSearch } from './addressSearch.ts';
import { createHttpAddresses } from './httpAddresses.ts';
import { createSandboxAddresses } from './sandboxAddresses.ts';

/** The address service at the configured URL; without one, the sandbox in a demo. */
export function openAddresses(
  { demo, integrations: { ADDRESS_URL, ADDRESS_KEY } }: Configuration,
  sandboxDelayMs?: number,
): AddressSearch {
  if (ADDRESS_URL) return createHttpAddresses(ADDRESS_URL, ADDRESS_KEY ?? '');
  if (demo) return createSandboxAddresses(sandboxDelayMs);
  return { search: () => Promise.reject(new Error('no address service is configured')) };
}
