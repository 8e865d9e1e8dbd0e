import { createHmac } from 'node:crypto';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/tables.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER } from './callback.ts';
import type { PaymentGateway } from './gateway.ts';
import { SandboxGateway } from './sandbox/sandboxGateway.ts';
import type { SendCallback } from './sandbox/sandboxParts.ts';

const CALLBACK_TIMEOUT_MS = 10_000;

/**
 * The payment gateway by configuration. A contract with a payment company adds its adapter here: a class that
 * implements `PaymentGateway` over GATEWAY_URL, GATEWAY_KEY and GATEWAY_SECRET, in a folder beside `sandbox/`.
 * Its callbacks go to `/api/payment/callback`.
 */
export function openGateway(
  configuration: Configuration,
  db: Queries,
  now: () => Date,
  send = sendOverHttp(configuration),
): PaymentGateway {
  if (configuration.demo && !configuration.integrations.GATEWAY_URL) {
    return new SandboxGateway({
      db,
      secret: configuration.integrations.GATEWAY_SECRET ?? demoSecret(configuration),
      now,
      send,
    });
  }
  return withoutGateway;
}

/** The same in every process of a demo and after a restart: it is derived from the stored encryption key. */
const demoSecret = ({ encryptionKeys: [{ key }] }: Configuration) =>
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

const unreachable = () => Promise.reject(new Error('no adapter for the configured payment gateway'));

/** There is no adapter of a real gateway yet: members then read that payment is not possible now. */
const withoutGateway: PaymentGateway = {
  open: unreachable,
  inquire: unreachable,
  close: unreachable,
  refund: unreachable,
  settlements: unreachable,
  readCallback: () => null,
};
