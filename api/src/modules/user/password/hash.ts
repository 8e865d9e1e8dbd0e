import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: 13 ms on a slow core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A burst of logins waits its turn instead of taking 19 MiB and a core each. */
const MAX_CONCURRENT_HASHES = Math.max(2, availableParallelism());

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT_HASHES) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place passes to who waits longest, or becomes free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** What is compared where there is no account, so that it takes as long as where there is one. */
let hashOfNobody: Promise<string> | undefined;

export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('no account has this password');
  const comparedWith = passwordHash ?? (await hashOfNobody);
  const matches = await inTurn(() => verify(comparedWith, password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
