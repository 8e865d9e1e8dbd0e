import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { OFFLINE_PAGE_PATH, SERVICE_WORKER_PATH } from '@portal/shared/section/offline';
import type { Settings } from '../settings.ts';
import { OFFLINE_PAGE, OFFLINE_POLICY } from './offlinePage.ts';
import { serviceWorker, WITHDRAWN_WORKER } from './serviceWorker.ts';

const VERSION_CHARACTERS = 10;

const WORKER = serviceWorker(
  createHash('sha256')
    .update(OFFLINE_PAGE + OFFLINE_POLICY)
    .digest('hex')
    .slice(0, VERSION_CHARACTERS),
);

/** Policy of the service worker: it requests documents and the offline page, from this origin. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Serves the offline page and its service worker, which browsers check at every navigation. */
export function registerOffline(server: FastifyInstance, { hasOfflinePage }: Pick<Settings, 'hasOfflinePage'>): void {
  server.get(SERVICE_WORKER_PATH, async (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKER_POLICY })
      .type('text/javascript; charset=utf-8')
      .send(hasOfflinePage ? WORKER : WITHDRAWN_WORKER),
  );
  server.get(OFFLINE_PAGE_PATH, async (_request, reply) =>
    reply
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': OFFLINE_POLICY,
        // It is found at no address of its own.
        'X-Robots-Tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(OFFLINE_PAGE),
  );
}
