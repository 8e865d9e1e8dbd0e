import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw/drawPaper.ts';
import type { JobMessage, PrintedMessage } from './messages.ts';

/**
 * Prints papers one at a time in a separate thread: shaping the text takes a fifth of a second, in which the API serves
 * others. Started by `printPaper.ts`.
 */

let before: Promise<void> = Promise.resolve();

async function print({ id, job }: JobMessage): Promise<void> {
  const answer: PrintedMessage = await drawPaper(job).then(
    (file) => ({ id, file, reason: '' }),
    (error: unknown) => ({ id, file: null, reason: String(error) }),
  );
  parentPort?.postMessage(answer, answer.file ? [answer.file.buffer] : []);
}

parentPort?.on('message', (message: JobMessage) => {
  before = before.then(() => print(message));
});
