import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/types/tables.ts';
import type { Services } from './services.ts';

export interface JobContext extends Services {
  /** The database without a transaction: a job opens its own by `inTransaction`. */
  db: Queries;
  log: FastifyBaseLogger;
}

/** Periodic work, done by one replica: the first that claims it. */
export interface Job {
  name: string;
  everySeconds: number;
  /** When another replica may take it over from one that died in its run; after ten minutes unless said otherwise. */
  leaseSeconds?: number;
  /** Whether there is work for it with these settings and integrations; without it, always. */
  isNeeded?(services: Services): boolean;
  run(context: JobContext): Promise<void>;
}
