import { createHmac } from 'node:crypto';
import type { EncryptionKey } from '../configuration/encryptionKeys.ts';

/**
 * A hash that nobody without our key can compute, for secrets too short to be hashed plainly (a code of six digits)
 * and for looking up by something that is not to be stored (a phone). `purpose` keeps two uses of one text apart.
 */
export const keyedHash = (
  [{ key }]: readonly [EncryptionKey, ...EncryptionKey[]],
  purpose: string,
  text: string,
): Buffer => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
