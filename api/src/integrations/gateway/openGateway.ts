import { createHmac } from 'node:crypto';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/types/tables.ts';
import type { PaymentGateway } from './protocol/gateway.ts';
import { SandboxGateway } from './sandbox/sandboxGateway.ts';
import { TossGateway } from './toss/tossGateway.ts';

const TOSS_URL = 'https://api.tosspayments.com';

/**
 * Opens the configured payment gateway; the configuration requires one outside of a demo. A contract with another
 * payment company needs a new value of GATEWAY and an adapter: a class that implements `PaymentGateway`, in a folder
 * next to `toss/`.
 */
export function openGateway(configuration: Configuration, db: Queries, now: () => Date): PaymentGateway {
  const real = openRealGateway(configuration);
  if (real) return real;
  if (!configuration.demo) throw new Error('production has no payment gateway');
  return openSandbox({ db, keys: configuration.encryptionKeys, now });
}

/** Opens a payment company's gateway; null if only the sandbox is configured. */
export function openRealGateway({ origins, integrations }: Configuration): PaymentGateway | null {
  const { GATEWAY, GATEWAY_SECRET, GATEWAY_URL } = integrations;
  if (GATEWAY !== 'toss' || !GATEWAY_SECRET) return null;
  return new TossGateway({ secret: GATEWAY_SECRET, url: GATEWAY_URL ?? TOSS_URL, origin: origins[0] });
}

/** Opens the demo's gateway. Its secret is equal in every process and after a restart: derived from the stored key. */
export function openSandbox(sandbox: {
  db: Queries;
  keys: Configuration['encryptionKeys'];
  now(): Date;
}): SandboxGateway {
  const [{ key }] = sandbox.keys;
  const secret = createHmac('sha256', key).update('sandbox gateway').digest('hex');
  return new SandboxGateway({ ...sandbox, secret });
}
