import type { Page } from '@playwright/test';

/** How long the page took to answer a press or a key, in ms, and what took it. */
export interface Interaction {
  /** From the press until the next picture; the browser counts in steps of 8 ms. */
  duration: number;
  /** Until the first handler ran: other work was in the way. */
  delay: number;
  /** In handlers. */
  processing: number;
  /** From there until the picture. */
  presentation: number;
}

/** Shorter ones are not noted: they are far from any limit. */
const NOT_NOTED: Interaction = { duration: 16, delay: 0, processing: 0, presentation: 0 };

/** Has the browser note every interaction in every document of a page, from its first moment. */
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

/** An event is noted with the picture that follows it, and told some time after that. */
const TOLD_AFTER_MS = 700;

/** The slowest interaction since this was last asked. */
export async function slowestInteraction(page: Page): Promise<Interaction> {
  await page.waitForTimeout(TOLD_AFTER_MS);
  const noted = await page.evaluate(() =>
    (globalThis as unknown as { interactions: Interaction[] }).interactions.splice(0),
  );
  return noted.reduce((slowest, other) => (other.duration > slowest.duration ? other : slowest), NOT_NOTED);
}
