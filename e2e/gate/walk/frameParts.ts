import type { Page } from '@playwright/test';

/** Header or footer, as a visitor has it before them. */
export interface FramePart {
  name: string;
  /** Why it cannot be seen; empty where it can. */
  hidden: string;
  width: number;
  height: number;
  text: string;
}

/** The parts of the frame that stand around every page. */
export const frameParts = (page: Page): Promise<FramePart[]> =>
  page.evaluate(() =>
    ['header', 'footer'].map((name) => {
      const part = [...document.querySelectorAll(name)].find((one) => one.closest('main') === null);
      if (!part) return { name, hidden: 'is gone', width: 0, height: 0, text: '' };
      const { x, y, width, height } = part.getBoundingClientRect();
      const isDrawn = part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width * height > 0;
      // Where it is on the screen, nothing lies over its middle but what a dialog puts over everything.
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
