import type { Configuration } from '../../../configuration/configuration.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';

type Keys = Configuration['encryptionKeys'];
type Cells = Readonly<Record<string, string>>;

/** Keyed hash of a row's cells: recognizes the row again, and cannot be guessed from the outside. */
export const rowHash = (keys: Keys, cells: Cells): Buffer => keyedHash(keys, 'imported row', JSON.stringify(cells));

/** True if the hash is that of these cells, under any key: another one may have been the first at the import. */
export const isHashOf = (keys: Keys, cells: Cells, hash: Buffer): boolean =>
  keys.some((key) => rowHash([key], cells).equals(hash));
