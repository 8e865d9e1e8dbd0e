import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: 13 ms on a slow core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Bounds memory and cores in a burst of logins: each hash takes 19 MiB and a core. */
const MAX_CONCURRENT_HASHES = Math.max(2, availableParallelism());

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work as soon as fewer than the maximum run, first come, first served. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT_HASHES) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot passes to the longest waiting, so `running` stays the same; without one it becomes free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, COST));

/** Compared where there is no account, so that an unknown id takes as long as a known one. */
let decoyHash: Promise<string> | undefined;

export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const comparedWith = passwordHash ?? (await decoyHash);
  const matches = await queued(() => verify(comparedWith, password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
