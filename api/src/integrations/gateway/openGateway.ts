import { createHmac } from 'node:crypto';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/types/tables.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER } from './protocol/callback.ts';
import type { PaymentGateway } from './protocol/gateway.ts';
import { SandboxGateway } from './sandbox/sandboxGateway.ts';
import type { SendCallback } from './sandbox/sandboxParts.ts';
import { TossGateway } from './toss/tossGateway.ts';

const CALLBACK_TIMEOUT_MS = 10_000;
const TOSS_URL = 'https://api.tosspayments.com';

/**
 * Opens the configured payment gateway; the configuration requires one outside of a demo. A contract with another
 * payment company needs a new value of GATEWAY and an adapter: a class that implements `PaymentGateway`, in a folder
 * next to `toss/`.
 */
export function openGateway(
  configuration: Configuration,
  db: Queries,
  now: () => Date,
  send = sendOverHttp(configuration),
): PaymentGateway {
  const real = openRealGateway(configuration);
  if (real) return real;
  if (!configuration.demo) throw new Error('production has no payment gateway');
  return new SandboxGateway({ db, secret: sandboxSecret(configuration), now, send });
}

/** Opens a payment company's gateway; null if only the sandbox is configured. */
export function openRealGateway({ origins, integrations }: Configuration): PaymentGateway | null {
  const { GATEWAY, GATEWAY_SECRET, GATEWAY_URL } = integrations;
  if (GATEWAY !== 'toss' || !GATEWAY_SECRET) return null;
  return new TossGateway({ secret: GATEWAY_SECRET, url: GATEWAY_URL ?? TOSS_URL, origin: origins[0] });
}

/** Derived from the stored encryption key: equal in every process of a demo and after a restart. */
const sandboxSecret = ({ encryptionKeys: [{ key }] }: Configuration) =>
  createHmac('sha256', key).update('sandbox gateway').digest('hex');

/** The sandbox runs in this process, but sends its webhooks over HTTP like any gateway. */
const sendOverHttp =
  ({ port }: Configuration): SendCallback =>
  async (body, signature) => {
    const response = await fetch(`http://127.0.0.1:${port}${CALLBACK_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  };
