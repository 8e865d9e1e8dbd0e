import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../errors/errors.ts';
import type { PaperJob } from './draw/paperJob.ts';
import type { JobMessage, PrintedMessage } from './messages.ts';

// pdfkit, in a thread: a browser on the server takes 300 MB, pdf-lib was last published in 2021, and in the visitor's
// browser the program and a typeface in a hundred parts would have to load.

/** More would wait longer than a browser does. */
const MAX_AT_ONCE = 20;
/** So that nobody can have all others wait. */
const MAX_OF_ONE = 2;
/** A thread that has not answered by then is ended, with all that wait for it. */
const STUCK_AFTER_MS = 20_000;
/** Without work for so long, it gives its memory back. */
const IDLE_MS = 60_000;
/** A thread that may let more lie about takes 270 MB of the system's memory in place of 95, and is no faster. */
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
    // It learns nothing of the API's settings.
    env: { NODE_ENV: process.env['NODE_ENV'] ?? '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: MEMORY,
  });
  worker.on('message', settle);
  worker.on('error', (error) => end(worker, error));
  worker.on('exit', (code) => end(worker, code));
  // It keeps the API from ending in no way.
  worker.unref();
  return worker;
}

/** Whoever waits is told, as of a fault that is logged with its cause. */
function end(worker: Worker, cause: unknown): void {
  if (thread !== worker) return;
  thread = null;
  for (const id of [...waiting.keys()])
    take(id)?.reject(new Error('the thread that prints papers has ended', { cause }));
  void worker.terminate();
}

/** Whoever waits for this paper, who waits no longer. */
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
 * Prints a member's paper as a PDF file of one A4 page, beside the event loop.
 * @throws HttpError TOO_MANY when the member waits for others already; NOT_READY when too many members do.
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
