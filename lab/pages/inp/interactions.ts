import type { Page } from '@playwright/test';

/** Duration of the page's response to a press or key in ms, with its parts. */
export interface Interaction {
  /** From the press to the next frame; the browser counts in steps of 8 ms. */
  duration: number;
  /** Until the first handler ran, blocked by other work. */
  delay: number;
  /** In handlers. */
  processing: number;
  /** From there to the frame. */
  presentation: number;
}

/** Shorter ones are not recorded: they are far from any limit. */
const NOT_NOTED: Interaction = { duration: 16, delay: 0, processing: 0, presentation: 0 };

/** Makes the browser record every interaction in every document of a page, from its start. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const interactions: Interaction[] = [];
    Object.assign(globalThis, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, startTime, duration, processingStart, processingEnd } =
          entry as PerformanceEventTiming & { interactionId: number };
        if (!interactionId) continue;
        interactions.push({
          duration,
          delay: processingStart - startTime,
          processing: processingEnd - processingStart,
          presentation: startTime + duration - processingEnd,
        });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** An event is recorded with the next frame, and reported some time later. */
const REPORTED_AFTER_MS = 700;

/** The slowest interaction since the last call. */
export async function slowestInteraction(page: Page): Promise<Interaction> {
  await page.waitForTimeout(REPORTED_AFTER_MS);
  const noted = await page.evaluate(() =>
    (globalThis as unknown as { interactions: Interaction[] }).interactions.splice(0),
  );
  return noted.reduce((slowest, other) => (other.duration > slowest.duration ? other : slowest), NOT_NOTED);
}
