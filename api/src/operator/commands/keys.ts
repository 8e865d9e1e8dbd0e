import { findMissingKeys, resealAll } from '../../secrets/reseal.ts';
import { Refused, type Command } from './command.ts';

/** Seals all stored data by the first encryption key, so that former keys can be removed from the settings. */
export const resealKeys: Command = {
  usage: '',
  about:
    'seals all stored data by the first key of ENCRYPTION_KEYS; every replica must have that key first. May be cut off and run again',
  options: {},
  async run(_options, { print, ...tools }) {
    const { db, configuration } = tools.services();
    const { encryptionKeys: keys } = configuration;
    const missing = await findMissingKeys(db, keys);
    if (missing.length > 0) throw new Refused(`ENCRYPTION_KEYS lacks keys of stored data: ${missing.join(', ')}`);
    await resealAll(db, keys, (name, values) => {
      if (values > 0) print(`${name.replace(':', '.')}: ${values}`);
    });
    print(`all is sealed by ${keys[0].id}`);
  },
};
