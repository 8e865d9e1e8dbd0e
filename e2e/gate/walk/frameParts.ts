import type { Page } from '@playwright/test';

/** Header or footer as seen by a visitor. */
export interface FramePart {
  name: string;
  /** Reason why it is not visible; empty if it is. */
  hidden: string;
  width: number;
  height: number;
  text: string;
}

/** Parts of the frame around every page. */
export const frameParts = (page: Page): Promise<FramePart[]> =>
  page.evaluate(() =>
    ['header', 'footer'].map((name) => {
      const part = [...document.querySelectorAll(name)].find((one) => one.closest('main') === null);
      if (!part) return { name, hidden: 'is gone', width: 0, height: 0, text: '' };
      const { x, y, width, height } = part.getBoundingClientRect();
      const isDrawn = part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width * height > 0;
      // If it is on screen, nothing covers its middle except a dialog, which covers everything.
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      const isCovered = above !== null && !part.contains(above) && above.closest('[role*="dialog"]') === null;
      return {
        name,
        hidden: isDrawn ? (isCovered ? `is covered by <${above.localName}>` : '') : 'is not drawn',
        width: Math.round(width),
        height: Math.round(height),
        text: (part.textContent ?? '').replace(/\s+/g, ' ').trim(),
      };
    }),
  );
