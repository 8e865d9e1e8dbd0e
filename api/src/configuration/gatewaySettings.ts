import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

type GatewaySettings = Pick<Environment, 'PORTAL_DEMO' | 'GATEWAY' | 'GATEWAY_SECRET' | 'GATEWAY_URL' | 'GATEWAY_TEST'>;

const COMPANIONS = ['GATEWAY_SECRET', 'GATEWAY_URL', 'GATEWAY_TEST'] as const;

/**
 * Checks the gateway: a test key takes no money and a live key takes real money, so each must be where it is meant.
 * @throws ConfigurationError for incomplete settings, which would look configured
 */
export function checkGateway(settings: GatewaySettings, present: Record<string, string | undefined>): void {
  if (present['GATEWAY_KEY'] !== undefined)
    throw new ConfigurationError('Setting GATEWAY_KEY does not exist: the secret key belongs into GATEWAY_SECRET');
  const companion = COMPANIONS.find((name) => present[name] !== undefined);
  const { GATEWAY, GATEWAY_SECRET, GATEWAY_TEST, PORTAL_DEMO: isDemo } = settings;
  if (!GATEWAY || !GATEWAY_SECRET) {
    if (!companion) return;
    throw new ConfigurationError(`Setting GATEWAY is missing: ${companion} needs it, see docs/operating.md`);
  }
  const isTestKey = GATEWAY_SECRET.startsWith('test_');
  if (isDemo && !isTestKey)
    throw new ConfigurationError(
      'Setting GATEWAY_SECRET is a live key, which takes real money: a demo needs a test key',
    );
  if (!isDemo && isTestKey && !GATEWAY_TEST)
    throw new ConfigurationError(
      'Setting GATEWAY_SECRET is a test key, which takes no money: allow it by GATEWAY_TEST=1',
    );
  if (GATEWAY_TEST && !isTestKey)
    throw new ConfigurationError(
      'Setting GATEWAY_TEST is on, but GATEWAY_SECRET is a live key, which takes real money',
    );
}
