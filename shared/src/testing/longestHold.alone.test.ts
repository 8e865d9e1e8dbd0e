import { setTimeout } from 'node:timers/promises';
import { longestHold } from './longestHold.ts';

const HOLD_MS = 60;

function compute(ms: number) {
  const { user, system } = process.threadCpuUsage();
  const until = user + system + ms * 1000;
  for (let now = user + system; now < until;) {
    const usage = process.threadCpuUsage();
    now = usage.user + usage.system;
  }
}

test('work without a pause blocks the event loop for its whole duration', async () => {
  const held = await longestHold(async () => compute(HOLD_MS), 2 * HOLD_MS);
  expect(held).toBeGreaterThanOrEqual(HOLD_MS);
});

test('work in pieces blocks it for one piece, and waiting not at all', async () => {
  const inPieces = async () => {
    for (let piece = 0; piece < 6; piece += 1) {
      compute(HOLD_MS / 6);
      await setTimeout(2);
    }
  };
  expect(await longestHold(inPieces, HOLD_MS / 2)).toBeLessThan(HOLD_MS / 2);
  expect(await longestHold(() => setTimeout(HOLD_MS), HOLD_MS / 2)).toBeLessThan(HOLD_MS / 2);
});
