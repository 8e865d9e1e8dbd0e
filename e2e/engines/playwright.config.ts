import { defineConfig } from '@playwright/test';
import { firefoxPath } from '../browser.ts';
import chromium from '../playwright.config.ts';

/**
 * The most frequent actions of visitors, in Firefox: reading, logging in, joining, applying and paying, groups,
 * invoices and the queue, dialogs with "back", drafts, pictures, papers, withdrawal, the office's lists and editor, a
 * section that fails and recovers.
 */
const IN_FIREFOX =
  /engines\/firefox\/.*\.spec\.ts|journeys\/(applying|boards|carousel|certificates|examPhoto|focus|groups|invoices|line|lists|menus|offline|office|overlays|papers|reviews|sharing|walking|office\/articles|membership\/(gateway|joining|me|session|signIn|withdrawal))\.spec\.ts/;

/** Titles of journeys that Firefox's driver cannot run. */
const NOT_DRIVEN: readonly RegExp[] = [
  // Moving fingers need a protocol of Chromium.
  /the popups turn both ways, follow it/,
  // It cannot show a page as printed; journeys/papers prints them.
  /on paper stands the article alone/,
  // It reads digits from the paper, which Firefox prints as shapes only; journeys/papers covers the rest.
  /a certificate prints on one page, and the address/,
  // It types in bursts, in which a space ends a list of the editor; at 120 ms a key it does not. The cause is unknown.
  /a member writes a post, changes it and is replied to/,
  // It reports no download.
  /an employer reserves on an invoice, the transfer is found/,
  // It begins with form values that a browser itself restores after a reload, which the driver's does not.
  /going back and reloading keeps what was typed, and no password/,
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
          // Its driver reports nothing of a document in the back/forward cache: "back" would find no page for
          // Playwright.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false },
        },
        viewport: { width: 1280, height: 800 },
      },
    },
    // Driven by WebDriver (webkit/WebKit.ts); Playwright counts and reports.
    { name: 'webkit', testMatch: /engines\/webkit\/.*\.spec\.ts/ },
  ],
});
