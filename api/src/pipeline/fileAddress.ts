import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { calls, type Call } from '@portal/shared/contract';
import { MINUTE_MS } from '../clock/durations.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { BusinessError } from '../errors/errors.ts';
import { seal, unseal } from '../secrets/seal.ts';

/**
 * Validity of an address. Not a single use: Android's browsers in other programs request it once to see that it is a
 * file, and again to download it.
 */
const VALID_MS = 2 * MINUTE_MS;

const sealedPass = v.object({ input: v.record(v.string(), v.string()), sessionNo: v.number(), until: v.number() });

const contextOf = ({ path }: Call) => `file address:${path}`;

/**
 * Address of a file for browsers that neither print nor save one: the program around them requests it without the
 * token. The input is sealed in it, since the number of a certificate must not be part of a URL.
 */
export function fileAddressOf(
  call: Call,
  { input, sessionNo }: { input: Record<string, string>; sessionNo: number },
  { configuration, now }: { configuration: Configuration; now: Date },
): string {
  const text = JSON.stringify({ input, sessionNo, until: now.getTime() + VALID_MS });
  const pass = seal(configuration.encryptionKeys, text, contextOf(call)).toString('base64url');
  return `${call.path}?pass=${pass}`;
}

/** Sealed pass of a request for a file's address; null for other requests. */
export function passOf({ method, url, routeOptions }: FastifyRequest): string | null {
  const { callName } = routeOptions.config;
  const call: Call | null = callName ? calls[callName] : null;
  if (method !== 'GET' || call?.answer !== 'file') return null;
  return new URLSearchParams(url.split('?')[1]).get('pass');
}

/** Input and session of a file's address. @throws BusinessError if it is over or another call's */
export function openPass(call: Call, pass: string, configuration: Configuration, now: Date) {
  try {
    const text = unseal(configuration.encryptionKeys, Buffer.from(pass, 'base64url'), contextOf(call));
    const opened = v.parse(sealedPass, JSON.parse(text));
    if (opened.until > now.getTime()) return opened;
  } catch {
    // Cut, made up, or sealed with a key that is gone.
  }
  throw new BusinessError('FILE_ADDRESS_OVER');
}
