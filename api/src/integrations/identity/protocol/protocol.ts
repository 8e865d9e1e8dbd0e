import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { seal, unseal } from '../../../secrets/seal.ts';
import type { IdentityRequest, IdentityResult } from './identityGateway.ts';

/** Where the gateway sends the browser with its result. */
export const RESULT_PATH = '/api/auth/identity/result';

/** A request with the URL that the browser is sent back to. */
export interface SentRequest extends IdentityRequest {
  returnUrl: string;
}

/**
 * What travels through the browser between portal and gateway. It carries a person's name, birth date and phone, so
 * it is encrypted as well as authenticated: AES-256-GCM under a secret that both have.
 */
const request = v.object({
  identity: v.pipe(v.string(), v.maxLength(100)),
  authType: v.picklist([1, 2, 3]),
  returnUrl: v.pipe(v.string(), v.maxLength(300)),
});

const result = v.variant('proved', [
  v.object({ identity: v.string(), proved: v.literal(false) }),
  v.object({
    identity: v.string(),
    proved: v.literal(true),
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(50)),
    userBirth: v.pipe(v.string(), v.regex(/^\d{8}$/)),
    userPhone: v.pipe(v.string(), v.regex(/^(\d{10,11})?$/)),
  }),
]);

const REQUEST = 'identity:request';
const RESULT = 'identity:result';

const keysOf = (secret: string) => [{ id: 'identity', key: createHash('sha256').update(secret).digest() }] as const;

const write = (secret: string, sealContext: string, value: object) =>
  seal(keysOf(secret), JSON.stringify(value), sealContext).toString('base64url');

function read<T>(secret: string, sealContext: string, schema: v.GenericSchema<unknown, T>, sealed: string): T | null {
  try {
    const parsed = v.safeParse(
      schema,
      JSON.parse(unseal(keysOf(secret), Buffer.from(sealed, 'base64url'), sealContext)),
    );
    return parsed.success ? parsed.output : null;
  } catch {
    // Changed, cut short, or made with another secret.
    return null;
  }
}

export const writeRequest = (secret: string, value: SentRequest) => write(secret, REQUEST, value);
export const readRequest = (secret: string, sealed: string): SentRequest | null =>
  read(secret, REQUEST, request, sealed);
export const writeResult = (secret: string, value: IdentityResult) => write(secret, RESULT, value);
export const readResult = (secret: string, sealed: string): IdentityResult | null =>
  read(secret, RESULT, result, sealed);
