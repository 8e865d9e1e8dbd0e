import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/types/tables.ts';
import type { Services } from './services.ts';

export interface JobContext extends Services {
  /** The database without a transaction: a job opens its own by `inTransaction`. */
  db: Queries;
  log: FastifyBaseLogger;
}

/** Periodic work, done by the one replica that claims it first. */
export interface Job {
  name: string;
  everySeconds: number;
  /** Seconds after which another replica may take over from a crashed one; ten minutes by default. */
  leaseSeconds?: number;
  /** True if it has work with these settings and integrations; default: always. */
  isNeeded?(services: Services): boolean;
  run(context: JobContext): Promise<void>;
}
