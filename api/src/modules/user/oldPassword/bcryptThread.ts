import { parentPort, workerData } from 'node:worker_threads';
import { compareSync } from 'bcryptjs';

/**
 * Compares one password with a bcrypt hash in a thread of its own: it computes for up to a second, in which the API
 * serves other requests. Started by `compareBcrypt.ts`.
 */

const { password, hash } = workerData as { password: string; hash: string };
parentPort?.postMessage(compareSync(password, hash));
