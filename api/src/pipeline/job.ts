import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/tables.ts';
import type { Services } from './services.ts';

export interface JobContext extends Services {
  /** The database, in no transaction: a job opens its own by `inTransaction`. */
  db: Queries;
  log: FastifyBaseLogger;
}

/** Work that is done every so often by one replica, whichever comes first. */
export interface Job {
  name: string;
  everySeconds: number;
  run(context: JobContext): Promise<void>;
}
