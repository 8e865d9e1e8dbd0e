import { collectDefaultMetrics, Registry } from 'prom-client';

/** The metrics of this process, with those of Node itself. */
export function processRegister(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}
