import * as v from 'valibot';
import { answer, REGISTER_PATH, type Register } from './registration.ts';

/** Longer than the judge waits for the lock and for a team's server. */
const TIMEOUT_MS = 60_000;

/** Registers at the judge of an origin. A redirect is refused: it would take the key elsewhere. */
export const registerAt =
  (origin: string): Register =>
  async (asked, key) => {
    const response = await fetch(new URL(REGISTER_PATH, origin), {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', ...(key !== null && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, output } = v.safeParse(answer, await response.json().catch(() => null));
    if (!success) throw new Error(`${origin} answered ${response.status} without the judge: see --status`);
    return output;
  };
