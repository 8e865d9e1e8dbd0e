import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Named } from '../storage/BuildFolder.ts';

/** A build that people with a link get until its end. */
export interface Preview extends Named {
  until: Date;
}

/** Separator of a token's parts: neither names nor ids have it. */
const SEPARATOR = '~';
const PARTS = 4;
const SECOND_MS = 1000;

const signatureOf = (text: string, key: string) => createHmac('sha256', key).update(`preview ${text}`).digest();

/** Token of a link: name, build, end in seconds since 1970, and signature. */
export function previewToken({ name, id, until }: Preview, key: string): string {
  const text = [name, id, Math.floor(until.getTime() / SECOND_MS)].join(SEPARATOR);
  return [text, signatureOf(text, key).toString('base64url')].join(SEPARATOR);
}

/** Preview of a token; null if the token is not signed with the key, or its time is over. */
export function readToken(token: string, key: string, now: Date): Preview | null {
  const parts = token.split(SEPARATOR);
  const [name = '', id = '', seconds = '', signature = ''] = parts;
  if (parts.length !== PARTS) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf([name, id, seconds].join(SEPARATOR), key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const until = new Date(Number(seconds) * SECOND_MS);
  return until > now ? { name, id, until } : null;
}
