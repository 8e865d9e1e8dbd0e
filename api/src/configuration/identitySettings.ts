import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

type IdentitySettings = Pick<Environment, 'PORTAL_ORIGINS' | 'POSTCODE_ORIGIN' | 'IDENTITY'>;

const COMPANIONS = ['IDENTITY_URL', 'IDENTITY_TEST'] as const;

/**
 * Checks the identity service. Its script runs at the origin of services, never in a page with a visitor's token.
 * @throws ConfigurationError for incomplete settings, which would look configured
 */
export function checkIdentity(settings: IdentitySettings, present: Record<string, string | undefined>): void {
  if (settings.POSTCODE_ORIGIN && settings.PORTAL_ORIGINS?.includes(settings.POSTCODE_ORIGIN))
    throw new ConfigurationError('Setting POSTCODE_ORIGIN is one of PORTAL_ORIGINS: services need another origin');
  if (!settings.IDENTITY) {
    const companion = COMPANIONS.find((name) => present[name] !== undefined);
    if (companion)
      throw new ConfigurationError(`Setting IDENTITY is missing: ${companion} needs it, see docs/operating.md`);
    return;
  }
  if (!settings.POSTCODE_ORIGIN)
    throw new ConfigurationError('Setting POSTCODE_ORIGIN is missing: IDENTITY needs it, see docs/operating.md');
}
