import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Outside } from '../outside/outside.ts';
import type { Measures } from './measures.ts';

/** What this process has opened at its start and every request shares. */
export interface Services {
  configuration: Configuration;
  database: Database;
  outside: Outside;
  measures: Measures;
  /** The server's clock; tests set it. */
  now(): Date;
}
