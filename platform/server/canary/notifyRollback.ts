import type { FastifyBaseLogger } from 'fastify';
import { canaryEnded } from '@portal/shared/contract/canary';
import type { Ended } from './Judge.ts';

const TIMEOUT_MS = 5000;

/** Reports an ended canary with its owner: to the log, and to the API, whose metrics raise alerts. */
export const notifyRollback = (log: Pick<FastifyBaseLogger, 'error' | 'warn'>, apiOrigin: string) => (ended: Ended) => {
  const { section, build, owner, why } = ended;
  log.error(ended, `the canary ${section} ${build} was ended: ${why}`);
  const report = { section, build: build.slice(0, 80), owner: owner.slice(0, 100), why: why.slice(0, 500) };
  fetch(`${apiOrigin}${canaryEnded.path}`, {
    method: canaryEnded.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => log.warn(`the API was not told of it: ${error.message}`));
};
