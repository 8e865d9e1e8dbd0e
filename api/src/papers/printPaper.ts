import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../errors/errors.ts';
import type { PaperJob } from './draw/paperJob.ts';
import type { JobMessage, PrintedMessage } from './messages.ts';

// Uses pdfkit in a thread: a browser on the server takes 300 MB, pdf-lib was last published in 2021, and in the
// visitor's browser the program and a typeface in a hundred parts would have to load.

/** Papers in progress; more would wait longer than a browser does. */
const MAX_AT_ONCE = 20;
/** Papers in progress for one member, so that nobody delays all others. */
const MAX_OF_ONE = 2;
/** A thread that has not responded by then is ended, with everything that waits for it. */
const STUCK_AFTER_MS = 20_000;
/** Idle time after which the thread ends and frees its memory. */
const IDLE_MS = 60_000;
/** With a larger heap the thread takes 270 MB of the system's memory instead of 95, and is no faster. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

interface Waiting {
  memberNo: number;
  resolve(file: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const worker = new Worker(join(import.meta.dirname, 'paperThread.ts'), {
    // It gets none of the API's settings.
    env: { NODE_ENV: process.env['NODE_ENV'] ?? '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: MEMORY,
  });
  worker.on('message', settle);
  worker.on('error', (error) => end(worker, error));
  worker.on('exit', (code) => end(worker, code));
  // It does not keep the API running.
  worker.unref();
  return worker;
}

/** Rejects everything that waits for the thread, as a fault that is logged with its cause. */
function end(worker: Worker, cause: unknown): void {
  if (thread !== worker) return;
  thread = null;
  for (const id of [...waiting.keys()])
    take(id)?.reject(new Error('the thread that prints papers has ended', { cause }));
  void worker.terminate();
}

/** Removes and returns the waiting request for this paper. */
function take(id: number): Waiting | undefined {
  const found = waiting.get(id);
  waiting.delete(id);
  clearTimeout(found?.timer);
  return found;
}

function settle({ id, file, reason }: PrintedMessage): void {
  const found = take(id);
  if (file) found?.resolve(file);
  else found?.reject(new Error(`a paper was not printed: ${reason}`));
  const worker = thread;
  if (waiting.size === 0 && worker) idle = setTimeout(() => end(worker, 'idle'), IDLE_MS).unref();
}

const isOf = (memberNo: number) => (one: Waiting) => one.memberNo === memberNo;

/**
 * Prints a member's paper as a PDF file of one A4 page, off the event loop.
 * @throws HttpError TOO_MANY if the member is already waiting for others; NOT_READY if too many papers are waiting
 */
export async function printPaper(job: PaperJob, memberNo: number): Promise<Uint8Array<ArrayBuffer>> {
  if ([...waiting.values()].filter(isOf(memberNo)).length >= MAX_OF_ONE) throw new HttpError('TOO_MANY');
  if (waiting.size >= MAX_AT_ONCE) throw new HttpError('NOT_READY');
  clearTimeout(idle);
  const worker = (thread ??= start());
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, {
      memberNo,
      resolve,
      reject,
      timer: setTimeout(() => end(worker, 'stuck'), STUCK_AFTER_MS).unref(),
    });
    worker.postMessage({ id, job } satisfies JobMessage);
  });
}
