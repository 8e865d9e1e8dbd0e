import { defineConfig } from '@playwright/test';
import { firefoxPath } from '../browser.ts';
import chromium from '../playwright.config.ts';

/**
 * What visitors do most, in Firefox: reading, logging in, joining, applying and paying, dialogs with "back", drafts,
 * pictures, papers, the office's lists and editor, a section that fails and comes back.
 */
const IN_FIREFOX =
  /engines\/firefox\/.*\.spec\.ts|journeys\/(applying|boards|carousel|certificates|examPhoto|focus|lists|menus|offline|office|overlays|papers|reviews|sharing|walking|office\/articles|membership\/(gateway|joining|me|session|signIn))\.spec\.ts/;

/** Journeys that Firefox's driver cannot go, by their titles. */
const NOT_DRIVEN: readonly RegExp[] = [
  // Fingers that move are given by a protocol of Chromium's.
  /the popups turn both ways, follow it/,
  // It shows no page as printed; journeys/papers prints them.
  /on paper stands the article alone/,
  // It reads digits off the paper, which Firefox prints as mere shapes; journeys/papers has the rest.
  /a certificate prints on one page, and the address/,
  // It types in bursts, of which a space ends a list of the editor; at 120 ms a key it does not. Why is not known yet.
  /a member writes a post, changes it and is replied to/,
  // It begins with what a browser by itself keeps of a form over a reload, which is not the driver's.
  /going back and reloading keeps what was typed, and no password/,
  // Axe over all pages, under which its process crashes.
  /every page of the office is in order/,
];

export default defineConfig({
  ...chromium,
  testDir: '..',
  projects: [
    {
      name: 'firefox',
      testMatch: IN_FIREFOX,
      grepInvert: [...NOT_DRIVEN],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefoxPath(),
          args: [],
          // Its driver tells nothing of a document that was kept: "back" would lead Playwright to none.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false },
        },
        viewport: { width: 1280, height: 800 },
      },
    },
    // Driven by WebDriver (webkit/WebKit.ts); Playwright counts and reports.
    { name: 'webkit', testMatch: /engines\/webkit\/.*\.spec\.ts/ },
  ],
});
