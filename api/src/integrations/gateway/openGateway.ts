import { createHmac } from 'node:crypto';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/tables.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER } from './callback.ts';
import type { PaymentGateway } from './gateway.ts';
import { SandboxGateway, type SendCallback } from './sandbox/sandboxGateway.ts';

const CALLBACK_TIMEOUT_MS = 10_000;

/**
 * The payment gateway by configuration. A contract with a payment company adds its adapter here: a class that
 * implements `PaymentGateway` over GATEWAY_URL, GATEWAY_KEY and GATEWAY_SECRET, in a folder beside `sandbox/`.
 * Its callbacks are to be sent to `/api/payment/callback`.
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

/** The same in every process of one demo and after a restart, because the key it is made from is kept. */
const demoSecret = ({ encryptionKeys: [{ key }] }: Configuration) =>
  createHmac('sha256', key).update('sandbox gateway').digest('hex');

/** The sandbox is this program too, but tells itself of payments over HTTP, as any gateway would. */
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

/** No adapter of a real gateway is part of this program yet: members are told that paying is not possible now. */
const withoutGateway: PaymentGateway = {
  open: unreachable,
  inquire: unreachable,
  refund: unreachable,
  readCallback: () => null,
};
