import { collectDefaultMetrics, Registry } from 'prom-client';

/** Metrics of this process, including those of Node itself. */
export function processRegister(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}
