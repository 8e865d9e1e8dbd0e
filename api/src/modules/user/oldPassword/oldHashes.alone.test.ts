import { pbkdf2Sync } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import { longestHold } from '@portal/shared/testing/longestHold';
import { isOldPassword, type OldHash } from './formats.ts';

const PASSWORD = 'old-pass1';
/** Longest hold of the event loop by one call. */
const MAX_HOLD_MS = 50;

const pbkdf2 = { digest: 'sha512', salt: 'salt', iterations: 300_000 } as const;
const HASHES: readonly OldHash[] = [
  { format: 'bcrypt', hash: hashSync(PASSWORD, 12) },
  {
    ...{ format: 'pbkdf2', ...pbkdf2 },
    hash: pbkdf2Sync(PASSWORD, pbkdf2.salt, pbkdf2.iterations, 64, pbkdf2.digest).toString('base64'),
  },
];

test.each(HASHES)('$format is compared outside of the event loop', async (old) => {
  expect(await isOldPassword(old, PASSWORD)).toBe(true);
  expect(await longestHold(() => isOldPassword(old, PASSWORD), MAX_HOLD_MS)).toBeLessThan(MAX_HOLD_MS);
});
