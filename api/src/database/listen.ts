import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { urlsOfHosts } from '../configuration/databaseUrls.ts';
import { primaryClient } from './primary.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const AGAIN_AFTER_MS = 1_000;
/** Detects a connection that was lost without a close. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Listens to a PostgreSQL channel over a dedicated connection that is reopened when it breaks.
 * @param hear is also called each time listening begins, because a notification may have been missed
 * @returns the function that stops listening
 */
export function listen(databaseUrl: string, channel: string, hear: () => void): () => Promise<void> {
  const ending = new AbortController();
  // A standby does not support `listen`.
  const ended = keepListening(primaryClient(urlsOfHosts(databaseUrl)), channel, hear, ending.signal);
  return async () => {
    ending.abort();
    await ended;
  };
}

type Connection = ReturnType<typeof primaryClient>;

async function keepListening(Primary: Connection, channel: string, hear: () => void, ending: AbortSignal) {
  while (!ending.aborted) {
    await listenOnce(Primary, channel, hear, ending).catch(() => undefined);
    await pause(AGAIN_AFTER_MS, undefined, { signal: ending, ref: false }).catch(() => undefined);
  }
}

/** Resolves when the connection ends. */
async function listenOnce(Primary: Connection, channel: string, hear: () => void, ending: AbortSignal): Promise<void> {
  const connection: pg.Client = new Primary({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  const over = new Promise<void>((resolve) => {
    connection.on('end', resolve);
    connection.on('error', () => resolve());
    ending.addEventListener('abort', () => resolve(), { once: true });
  });
  connection.on('notification', hear);
  try {
    await connection.connect();
    await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
    hear();
    await over;
  } finally {
    await connection.end().catch(() => undefined);
  }
}
