import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ErrorMessage, PlaceMessage } from './messages.ts';
import type { Place, ReportedError } from './placeOf.ts';

/** Anyone can send errors: those above the limit are logged without a source position. */
const MAX_WAITING = 200;
/** Idle time after which the thread ends, which frees its memory. */
const IDLE_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, (place: Place | null) => void>();

function start(): Worker {
  const worker = new Worker(join(import.meta.dirname, 'placeThread.ts'), {
    // The thread does not get the API's settings.
    env: { NODE_ENV: process.env['NODE_ENV'] ?? '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: MEMORY,
  });
  worker.on('message', settle);
  worker.on('error', () => end(worker));
  worker.on('exit', () => end(worker));
  // The thread does not prevent the API from exiting.
  worker.unref();
  return worker;
}

function settle({ id, place }: PlaceMessage): void {
  waiting.get(id)?.(place);
  waiting.delete(id);
  const worker = thread;
  if (waiting.size === 0 && worker) idle = setTimeout(() => end(worker), IDLE_MS).unref();
}

function end(worker: Worker): void {
  if (thread !== worker) return;
  thread = null;
  for (const resolve of waiting.values()) resolve(null);
  waiting.clear();
  void worker.terminate();
}

/**
 * Finds the source of a browser's error, outside the event loop's thread. Null if too many errors wait or the thread
 * has ended.
 * @param folder of an app's builds, with `*` in place of the app's name
 */
export async function findPlace(error: ReportedError, folder: string): Promise<Place | null> {
  if (waiting.size >= MAX_WAITING) return null;
  clearTimeout(idle);
  const worker = (thread ??= start());
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ id, folder, error } satisfies ErrorMessage);
  });
}
