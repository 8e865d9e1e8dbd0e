import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

interface Timer {
  kind: 'interval' | 'timeout' | 'animation frame';
  /** Call stack of its start, the caller first. */
  stack: string;
}

declare global {
  interface Window {
    /** Started timers that have neither ended nor been cleared. */
    runningTimers?: Set<Timer>;
  }
}

/** Time after leaving a page in which it may still work, such as for a message that closes itself. */
const FADING_MS = 3000;
/** A chain of timers with a call between them pauses for less. */
const QUIET_MS = 300;
const POLL_MS = 50;

/** Records the call stacks of intervals, timeouts and animation frames. */
export const watchTimers = (page: Page) =>
  page.addInitScript(() => {
    const running = new Set<Timer>();
    window.runningTimers = running;
    const byId = new Map<string, Timer>();
    const begin = (kind: Timer['kind'], id: string) => {
      const [, , , ...callers] = (new Error().stack ?? '').split('\n');
      const timer = { kind, stack: callers.join('\n') };
      byId.set(id, timer);
      running.add(timer);
    };
    const end = (id: string) => {
      const timer = byId.get(id);
      if (timer) running.delete(timer);
      byId.delete(id);
    };
    const { setInterval: every, setTimeout: after, requestAnimationFrame: draw } = window;
    const { clearInterval: stopEvery, clearTimeout: stopAfter, cancelAnimationFrame: stopDraw } = window;
    Object.assign(window, {
      setInterval: (...call: Parameters<typeof every>) => {
        const id = every(...call);
        begin('interval', `${id}`);
        return id;
      },
      setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) => {
        const once = (...given: unknown[]) => {
          end(`${id}`);
          if (typeof work === 'function') work(...given);
        };
        const id = after(once, ms, ...rest);
        begin('timeout', `${id}`);
        return id;
      },
      requestAnimationFrame: (work: FrameRequestCallback) => {
        const id = draw((time) => {
          end(`frame ${id}`);
          work(time);
        });
        begin('animation frame', `frame ${id}`);
        return id;
      },
      clearInterval: (id: number | undefined) => {
        end(`${id}`);
        stopEvery(id);
      },
      clearTimeout: (id: number | undefined) => {
        end(`${id}`);
        stopAfter(id);
      },
      cancelAnimationFrame: (id: number) => {
        end(`frame ${id}`);
        stopDraw(id);
      },
    });
  });

const waitingTimers = (page: Page, base: string): Promise<string[]> =>
  page.evaluate(
    (from) =>
      [...(window.runningTimers ?? [])]
        .filter(({ kind, stack }) => (kind === 'interval' ? stack : (stack.split('\n', 1)[0] ?? '')).includes(from))
        .map(({ kind }) => kind),
    base,
  );

/**
 * Timers left running by a section: intervals started by any of its code, and timeouts and frames that its own lines
 * restart.
 */
export async function timersLeft(page: Page, base: string): Promise<string[]> {
  const begunAt = performance.now();
  let busyAt = begunAt;
  let left: string[] = [];
  for (let now = begunAt; now - begunAt < FADING_MS; now = performance.now()) {
    const waiting = await waitingTimers(page, base);
    if (waiting.length > 0) [busyAt, left] = [now, waiting];
    else if (now - busyAt > QUIET_MS) return [];
    await pause(POLL_MS);
  }
  return left;
}
