import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Beside the portal of these journeys; another run has a folder of its own. */
const FOLDER = join(process.env.PORTAL_JOURNEY_DATA ?? tmpdir(), 'turns');
/** A journey of minutes may be under way, on a machine a quarter as fast. */
const WAIT_MS = 600_000;

const held = new Set<string>();
const fileOf = (userId: string) => join(FOLDER, userId);

const isAlive = (processId: number) => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

/** The process of the worker that has the turn; null where it has just ended. */
function holderOf(userId: string): number | null {
  try {
    return Number(readFileSync(fileOf(userId), 'utf8'));
  } catch {
    return null;
  }
}

function take(userId: string): boolean {
  try {
    writeFileSync(fileOf(userId), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // A worker that ended with its journey unfinished has left its turn behind.
    const holder = holderOf(userId);
    if (holder !== null && !isAlive(holder)) rmSync(fileOf(userId), { force: true });
    return false;
  }
}

/**
 * Waits until no other journey is logged in as this member or employee of the demo: each has one session, and a second
 * login would end the first one's. The turn ends with the journey.
 */
export async function takeTurn(userId: string): Promise<void> {
  if (held.has(userId)) return;
  mkdirSync(FOLDER, { recursive: true });
  await expect.poll(() => take(userId), { message: `waits for ${userId}`, timeout: WAIT_MS }).toBe(true);
  held.add(userId);
}

export function endTurns(): void {
  for (const userId of held) rmSync(fileOf(userId), { force: true });
  held.clear();
}
