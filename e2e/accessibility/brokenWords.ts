import type { Page } from '@playwright/test';

/** Returns the texts of visible buttons, and of links that look like one, in which a line ends within a Korean word. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBroken = (text: Text) => {
      const range = document.createRange();
      const topOf = (index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().top;
      };
      return [...text.data.matchAll(/[가-힣]{2,}/g)].some(
        ({ 0: word, index }) => topOf(index + word.length - 1) > topOf(index) + 4,
      );
    };
    const broken: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('button, a')) {
      const isBox = button.tagName === 'BUTTON' || getComputedStyle(button).display.endsWith('flex');
      if (!isBox || !button.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text instanceof Text && isBroken(text)) broken.push(text.data);
      }
    }
    return broken;
  });
