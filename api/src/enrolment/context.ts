import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/types/tables.ts';
import type { TransitionLog } from '../lifecycles/lifecycle.ts';

/** Context of functions that move money or what was paid for: usually the caller's transaction. */
export interface MoneyContext {
  db: Queries;
  now: Date;
  log: TransitionLog;
  /** Seal refund accounts. */
  keys: Configuration['encryptionKeys'];
}

interface Dependencies extends Omit<MoneyContext, 'keys'> {
  configuration: Pick<Configuration, 'encryptionKeys'>;
}

/** Makes the context of a call or job, with the keys of its configuration. */
export const moneyContext = ({ db, now, log, configuration }: Dependencies): MoneyContext => ({
  db,
  now,
  log,
  keys: configuration.encryptionKeys,
});
