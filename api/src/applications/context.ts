import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/types/tables.ts';
import type { TransitionLog } from '../lifecycles/lifecycle.ts';

/** What a function that moves money, or what was paid for, runs in: usually its caller's transaction. */
export interface MoneyContext {
  db: Queries;
  now: Date;
  log: TransitionLog;
  /** Seals accounts. */
  keys: Configuration['encryptionKeys'];
}

interface Dependencies extends Omit<MoneyContext, 'keys'> {
  configuration: Pick<Configuration, 'encryptionKeys'>;
}

/** That of a call or a job. */
export const moneyContext = ({ db, now, log, configuration }: Dependencies): MoneyContext => ({
  db,
  now,
  log,
  keys: configuration.encryptionKeys,
});
