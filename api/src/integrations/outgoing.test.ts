import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');
const OPENS = /\bfetch\(|from '(?:node:(?:https?|net|tls|dgram)|undici|nodemailer)'/;
const TYPES_ALONE = /^import type .*$/gm;

/** Modules that connect to other servers: each takes the address from the settings, none from a caller. */
const OUTGOING = [
  'integrations/addresses/httpAddresses.ts',
  'integrations/files/s3FileStore.ts',
  'integrations/foodNews/httpFeed.ts',
  'integrations/licences/httpLicences.ts',
  'integrations/message/mail/smtpMailSender.ts',
  'pipeline/network.ts',
];

test('no module opens a connection but those whose address is a setting', () => {
  const found = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', '**/testing/**'] }).filter((file) =>
    OPENS.test(readFileSync(join(SOURCES, file), 'utf8').replace(TYPES_ALONE, '')),
  );
  expect(found.sort()).toEqual(OUTGOING);
});
