import type { Registry } from 'prom-client';
import type { Configuration } from '../configuration/configuration.ts';
import type { Publication } from '../content/Publication.ts';
import type { Database } from '../database/types/database.ts';
import type { Integrations } from '../integrations/integrations.ts';
import type { PasswordCost } from '../secrets/passwordCost.ts';
import type { Metrics } from './metrics.ts';
import type { ModuleServices } from './ModuleServices.ts';
import type { ViewCounter } from './viewCounter.ts';

/** Services that the process opens once at its start and every request shares. */
export interface Services {
  configuration: Configuration;
  database: Database;
  integrations: Integrations;
  metrics: Metrics;
  views: ViewCounter;
  /** Objects that modules open. */
  modules: ModuleServices;
  /** The registry behind `/metrics`. */
  register: Registry;
  publication: Publication;
  passwordCost: PasswordCost;
  /** The server's clock; tests set it. */
  now(): Date;
}
