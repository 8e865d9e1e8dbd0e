import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const MEMORY = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };

/** Compares a password with a bcrypt hash outside of the event loop's thread, once in the life of an account. */
export function compareBcrypt(password: string, hash: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'bcryptThread.ts'), {
      workerData: { password, hash },
      // It gets none of the API's settings.
      env: { NODE_ENV: process.env['NODE_ENV'] ?? '' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: MEMORY,
    });
    worker.once('message', (matches: boolean) => resolve(matches));
    worker.once('error', reject);
    // After a message it changes nothing.
    worker.once('exit', (code) => reject(new Error(`the thread that compares a password ended with ${code}`)));
  });
}
