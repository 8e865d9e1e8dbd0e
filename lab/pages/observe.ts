import type { Page } from '@playwright/test';

/** What the browser noted about one page by itself, in ms. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Sum of what long tasks took beyond 50 ms, after the first paint. */
  blocked: number;
  /** The slowest answer to a press or a key; 0 without one. */
  interaction: number;
  shift: number;
  /** When the page came whole from the server and took over; null where it is drawn by the browser. */
  hydrated: number | null;
}

/** The mark that a page sets when it has taken over what the server has drawn. */
const HYDRATED_MARK = 'hydrated';

interface Notes {
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
  interaction: number;
  shift: number;
}

/** Has the browser take notes in every document of a page, from its first moment. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = { largestPaint: 0, longTasks: [], interaction: 0, shift: 0 };
    Object.assign(globalThis, { notes });
    const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
    observe('largest-contentful-paint', ({ startTime }) => (notes.largestPaint = startTime));
    observe('longtask', ({ startTime, duration }) => notes.longTasks.push({ start: startTime, duration }));
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) notes.shift += value;
    });
    observe(
      'event',
      (entry) => {
        const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId) notes.interaction = Math.max(notes.interaction, duration);
      },
      { durationThreshold: 16 },
    );
  });
}

/** What has been noted since the document began, or since `forget`. */
export const readNotes = (page: Page): Promise<Observed> =>
  page.evaluate((hydratedMark) => {
    const { notes } = globalThis as unknown as { notes: Notes };
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const beyond = notes.longTasks
      .filter(({ start, duration }) => start + duration > firstPaint)
      .map(({ start, duration }) => Math.max(0, Math.min(duration, start + duration - firstPaint) - 50));
    return {
      firstPaint,
      largestPaint: notes.largestPaint,
      blocked: beyond.reduce((sum, time) => sum + time, 0),
      interaction: notes.interaction,
      shift: notes.shift,
      hydrated: performance.getEntriesByName(hydratedMark)[0]?.startTime ?? null,
    };
  }, HYDRATED_MARK);

/** Begins again, for a navigation inside the document. */
export const forgetNotes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { notes } = globalThis as unknown as { notes: Notes };
    Object.assign(notes, { longTasks: [], interaction: 0, shift: 0 });
  });
