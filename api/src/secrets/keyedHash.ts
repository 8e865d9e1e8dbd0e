import { createHmac } from 'node:crypto';
import type { EncryptionKey } from '../configuration/encryptionKeys.ts';

/**
 * A hash that cannot be computed without the encryption key: for secrets too short for a plain hash (a code of six
 * digits), and for keys of data that should not be stored (a phone). `purpose` separates different uses of one text.
 */
export const keyedHash = (
  [{ key }]: readonly [EncryptionKey, ...EncryptionKey[]],
  purpose: string,
  text: string,
): Buffer => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
