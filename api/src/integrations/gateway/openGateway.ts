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
 * The payment gateway by configuration; the configuration demands one outside of a demo. A contract with another
 * payment company adds a value of GATEWAY and its adapter: a class that implements `PaymentGateway`, in a folder beside
 * `toss/`.
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

/** A payment company's; null where there is the sandbox alone. */
export function openRealGateway({ origins, integrations }: Configuration): PaymentGateway | null {
  const { GATEWAY, GATEWAY_SECRET, GATEWAY_URL } = integrations;
  if (GATEWAY !== 'toss' || !GATEWAY_SECRET) return null;
  return new TossGateway({ secret: GATEWAY_SECRET, url: GATEWAY_URL ?? TOSS_URL, origin: origins[0] });
}

/** The same in every process of a demo and after a restart: it is derived from the stored encryption key. */
const sandboxSecret = ({ encryptionKeys: [{ key }] }: Configuration) =>
  createHmac('sha256', key).update('sandbox gateway').digest('hex');

/** The sandbox runs in this process, but sends its callbacks over HTTP like any gateway. */
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
