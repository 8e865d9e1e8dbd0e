import { createHmac } from 'node:crypto';
import { IDENTITY_PAGE_PATH } from '@portal/shared/contract/auth';
import type { Configuration } from '../../configuration/configuration.ts';
import { PortoneIdentity } from './portone/portoneIdentity.ts';
import type { IdentityService } from './protocol/identityService.ts';
import { SandboxIdentity } from './sandbox/sandboxIdentity.ts';

const PORTONE_URL = 'https://api.portone.io';

/**
 * Opens the configured identity service; without one, the sandbox in a demo, otherwise null. A contract with another
 * company needs a new value of IDENTITY and an adapter: a class that implements `IdentityService`, in a folder next to
 * `portone/`.
 */
export function openIdentity({ demo, encryptionKeys: [{ key }], integrations }: Configuration): IdentityService | null {
  const { IDENTITY, IDENTITY_SECRET, IDENTITY_STORE, IDENTITY_CHANNEL, IDENTITY_URL, IDENTITY_TEST, POSTCODE_ORIGIN } =
    integrations;
  if (IDENTITY === 'portone' && IDENTITY_SECRET && IDENTITY_STORE && IDENTITY_CHANNEL && POSTCODE_ORIGIN)
    return new PortoneIdentity({
      url: IDENTITY_URL ?? PORTONE_URL,
      secret: IDENTITY_SECRET,
      store: IDENTITY_STORE,
      channel: IDENTITY_CHANNEL,
      channelType: demo || IDENTITY_TEST ? 'TEST' : 'LIVE',
      page: POSTCODE_ORIGIN + IDENTITY_PAGE_PATH,
    });
  return demo ? new SandboxIdentity(createHmac('sha256', key).update('sandbox identity check').digest('hex')) : null;
}
