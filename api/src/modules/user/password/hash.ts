import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { HttpError } from '../../../errors/errors.ts';
import { PASSWORD_COST, type PasswordCost } from '../../../secrets/passwordCost.ts';

/** Bounds memory and cores in a burst of logins: each hash takes 19 MiB and a core. */
const MAX_CONCURRENT_HASHES = Math.max(2, availableParallelism());
/**
 * Maximum queue: its last entry waits about two seconds on two slow cores; further calls are rejected and may retry.
 */
const MAX_WAITING = 300;

const queue = new PQueue({ concurrency: MAX_CONCURRENT_HASHES });

/** Runs the work in its turn. @throws HttpError NOT_READY if the queue is full */
export async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MAX_WAITING) throw new HttpError('NOT_READY');
  return queue.add(work);
}

export const hashPassword = (password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> =>
  queued(() => hash(password, cost));

/** Hash to compare with if there is no account, so that an unknown id takes as long as a known one. */
let decoyHash: Promise<string> | undefined;

export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> {
  decoyHash ??= hash('no account has this password', cost);
  const comparedWith = passwordHash ?? (await decoyHash);
  const matches = await queued(() => verify(comparedWith, password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
