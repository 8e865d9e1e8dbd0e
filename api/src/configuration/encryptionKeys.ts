import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './configurationError.ts';

/** A key for AES-256-GCM; its id is stored with each encrypted value. */
export interface EncryptionKey {
  id: string;
  key: Buffer;
}

const KEY_BYTES = 32;

/** Reads `id:base64,id:base64`. */
export function readKeys(setting: string): [EncryptionKey, ...EncryptionKey[]] {
  const [first, ...others] = setting.split(',').map(readKey);
  if (!first) throw new ConfigurationError('Setting ENCRYPTION_KEYS is empty');
  return [first, ...others];
}

function readKey(entry: string): EncryptionKey {
  const separator = entry.indexOf(':');
  const id = entry.slice(0, separator).trim();
  const key = Buffer.from(entry.slice(separator + 1), 'base64');
  if (separator < 1 || key.length !== KEY_BYTES) {
    throw new ConfigurationError(`Setting ENCRYPTION_KEYS is not valid: each entry is id:base64 of ${KEY_BYTES} bytes`);
  }
  return { id, key };
}

/** A demo without a configured key creates its own once and stores it with its data. */
export function demoKeys(dataFolder: string): [EncryptionKey, ...EncryptionKey[]] {
  const file = join(dataFolder, 'demo-encryption-key');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, `demo:${randomBytes(KEY_BYTES).toString('base64')}`, { mode: 0o600 });
    try {
      // A link never replaces a file: of several processes starting at once, one creates the key for all.
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readKeys(readFileSync(file, 'utf8').trim());
}
