import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { EncryptionKey } from '../configuration/encryptionKeys.ts';

/**
 * Encrypts one column of one row with AES-256-GCM. Layout: version, length of the key id, key id, iv, tag, text. The
 * context (`table:column:row`) is authenticated: a value copied to another row cannot be decrypted.
 */
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 2;

type Keys = readonly [EncryptionKey, ...EncryptionKey[]];

export function seal(keys: Keys, text: string, context: string): Buffer {
  const [{ id, key }] = keys;
  const keyId = Buffer.from(id, 'utf8');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context, 'utf8'));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION, keyId.length]), keyId, iv, cipher.getAuthTag(), encrypted]);
}

/** Decrypts a value. Throws if the key is unknown, or if the value was changed or sealed for another context. */
export function unseal(keys: Keys, sealed: Uint8Array, context: string): string {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION) throw new Error(`a sealed value of version ${bytes[0]} is not known`);
  const ivStart = HEAD_BYTES + (bytes[1] ?? 0);
  const keyId = bytes.subarray(HEAD_BYTES, ivStart).toString('utf8');
  const entry = keys.find(({ id }) => id === keyId);
  if (!entry) throw new Error(`the encryption key ${keyId} is not configured`);
  const tagStart = ivStart + IV_BYTES;
  const textStart = tagStart + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', entry.key, bytes.subarray(ivStart, tagStart))
    .setAAD(Buffer.from(context, 'utf8'))
    .setAuthTag(bytes.subarray(tagStart, textStart));
  return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
}

/** SQL for the id of the key that a sealed column is sealed with, as bytes. */
export const keyIdOf = (column: string) =>
  sql<Buffer>`substring(${sql.ref(column)} from ${sql.lit(HEAD_BYTES + 1)} for get_byte(${sql.ref(column)}, 1))`;
