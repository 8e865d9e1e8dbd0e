import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

interface Timer {
  kind: 'interval' | 'timeout' | 'animation frame';
  /** From where it was started, the caller first. */
  stack: string;
}

declare global {
  interface Window {
    /** What has been started and has neither ended nor been ended. */
    runningTimers?: Set<Timer>;
  }
}

/** What a page may still do after it was left, such as a message that goes by itself. */
const FADING_MS = 3000;
/** A chain of timers with a call between them rests for less. */
const QUIET_MS = 300;
const POLL_MS = 50;

/** Remembers from where intervals, timeouts and frames of animations are started. */
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
 * What a section has left running: intervals that any code of it has begun, and timeouts and frames that its own lines
 * go on beginning.
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
