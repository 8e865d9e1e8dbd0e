import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/types/tables.ts';
import type { TransitionLog } from '../lifecycles/lifecycle.ts';

/** What a function that moves money, or what was paid for, runs in: usually its caller's transaction. */
export interface MoneyContext {
  db: Queries;
  now: Date;
  log: TransitionLog;
  /** Seal the accounts to which money goes back. */
  keys: Configuration['encryptionKeys'];
}

interface Dependencies extends Omit<MoneyContext, 'keys'> {
  configuration: Pick<Configuration, 'encryptionKeys'>;
}

/** Makes the context of a call or a job, whose keys lie in the configuration. */
export const moneyContext = ({ db, now, log, configuration }: Dependencies): MoneyContext => ({
  db,
  now,
  log,
  keys: configuration.encryptionKeys,
});
