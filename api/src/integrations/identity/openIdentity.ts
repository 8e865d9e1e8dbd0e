import { createHmac } from 'node:crypto';
import type { Configuration } from '../../configuration/configuration.ts';
import type { IdentityGateway } from './protocol/identityGateway.ts';
import { RedirectGateway } from './protocol/redirectGateway.ts';
import { SandboxIdentity } from './sandbox/sandboxIdentity.ts';

/** The gateway at the configured URL; without one, the sandbox in a demo and null elsewhere. */
export function openIdentity({
  demo,
  encryptionKeys: [{ key }],
  origins: [origin],
  integrations,
}: Configuration): IdentityGateway | null {
  const { IDENTITY_URL, IDENTITY_SECRET } = integrations;
  if (IDENTITY_URL && IDENTITY_SECRET) return new RedirectGateway(IDENTITY_URL, IDENTITY_SECRET, origin);
  return demo ? new SandboxIdentity(createHmac('sha256', key).update('sandbox identity check').digest('hex')) : null;
}
