import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 100;

/** Polls until the condition holds, because containers change at their own pace. @throws after the timeout */
export async function until(hoped: () => Promise<boolean> | boolean, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let problem: unknown;
  const ask = async () => {
    try {
      return await hoped();
    } catch (error) {
      problem = error;
      return false;
    }
  };
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${String(hoped)}`, { cause: problem });
    await pause(INTERVAL_MS);
  }
}
