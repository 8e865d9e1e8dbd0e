import { timingSafeEqual, createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { compareBcrypt } from './compareBcrypt.ts';

export const DIGESTS = ['md5', 'sha1', 'sha256', 'sha512'] as const;
export type Digest = (typeof DIGESTS)[number];

/** Password hash of a former system; hashes are in base64. */
export type OldHash =
  | { format: 'digest'; digest: Digest; salt: string; saltAt: 'first' | 'last'; hash: string }
  | { format: 'pbkdf2'; digest: Digest; salt: string; iterations: number; hash: string }
  | { format: 'mysql'; hash: string }
  | { format: 'bcrypt'; hash: string };

const derive = promisify(pbkdf2);

/** Compares a password with an old hash, in a time that does not depend on where they differ. */
export async function isOldPassword(old: OldHash, password: string): Promise<boolean> {
  if (old.format === 'bcrypt') return compareBcrypt(password, old.hash);
  const expected = Buffer.from(old.hash, 'base64');
  const found = await hashOf(old, password);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

async function hashOf(old: Exclude<OldHash, { format: 'bcrypt' }>, password: string): Promise<Buffer> {
  if (old.format === 'mysql') return digestOf('sha1', digestOf('sha1', password));
  const { digest, salt } = old;
  if (old.format === 'digest')
    return digestOf(digest, old.saltAt === 'first' ? `${salt}${password}` : `${password}${salt}`);
  return derive(password, salt, old.iterations, Buffer.from(old.hash, 'base64').length, digest);
}

const digestOf = (digest: Digest, content: string | Buffer) => createHash(digest).update(content).digest();
