import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { driveFirefox } from './engines/firefox/driver.ts';
import { test as base } from './hydrated.ts';

/**
 * Console messages allowed in any journey, each with its reason. A journey allows those that it provokes by
 * `console.provokes`.
 */
const ALWAYS: readonly RegExp[] = [
  // Leaving a page aborts its loading.
  /^request failed: net::ERR_ABORTED /,
  // In all journeys but that of the offline page.
  /^console warning: Service Worker registration blocked by Playwright/,
  // The page prefetches files for the next press at low priority, and on a slow machine its own code is delayed: after
  // a few seconds the browser reports both as unused. The same happens to the styles of a page from which a visitor is
  // redirected.
  /^console warning: The resource \S+\.(js|css) was preloaded using link preload but not used within a few seconds/,
];

/**
 * Failures of any request while a journey has cut the connection, because a page may send requests at any time, and the
 * portal's report of missing code.
 */
export const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|^console error: \[section\] \S+ \(\w+\), offline: /;

/** Files that a page was prefetching when a journey moved its clock: their time is up. */
export const CLOCK_MOVED = /^console error: \[section\] \S+ \(\w+\), timeout: /;

/** A browser without scripts refuses even preloaded ones. */
export const WITHOUT_SCRIPTS = /^request failed: csp GET \S+\.js$/;

/**
 * Messages about missing code of a section: from the browser, from the portal's report, and from the federation runtime
 * when it retries.
 */
export const withoutSection = (name: string): RegExp[] => [
  new RegExp(`net::ERR_FAILED .*/remotes/${name}/`),
  new RegExp(`^console error: \\[section\\] ${name} \\(\\w+\\), http: `),
  new RegExp(`^console warning: .*The remote "${name.replaceAll('-', '_')}" is already registered`),
];

/** All browser messages during one journey, in every window that it opens. */
class Console {
  readonly #heard: string[] = [];
  readonly #provoked = [...ALWAYS];

  /** Allows messages that the journey causes on purpose. */
  provokes(...texts: RegExp[]): void {
    this.#provoked.push(...texts);
  }

  listen(context: BrowserContext): void {
    // A violation of the content security policy is a message too.
    context.on('console', (message) => {
      const { url } = message.location();
      this.#hear(`console ${message.type()}: ${message.text()} (${url})`, message.page()?.url());
    });
    context.on('weberror', (failure) => this.#hear(`page error: ${String(failure.error())}`, failure.page()?.url()));
    context.on('requestfailed', (request) =>
      this.#hear(`request failed: ${request.failure()?.errorText} ${request.method()} ${request.url()}`),
    );
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#provoked.some((provoked) => provoked.test(text)));
  }

  #hear(text: string, page?: string): void {
    this.#heard.push(page ? `${text} on ${page}` : text);
  }
}

/**
 * Every journey fails on console messages, errors of a page, and failed requests. Other engines word these differently,
 * so there it is judged by the page only.
 */
export const test = base.extend<{ console: Console }>({
  console: [
    async ({ browser, browserName }: { browser: Browser; browserName: string }, use) => {
      const console = new Console();
      const listen = (context: BrowserContext) => {
        if (browserName === 'chromium') console.listen(context);
        // Also the pages that a journey opens beside its own.
        if (browserName === 'firefox') context.on('page', driveFirefox);
      };
      // Contexts that a file opens once for all of its journeys already exist.
      browser.contexts().forEach(listen);
      browser.on('context', listen);
      await use(console);
      browser.off('context', listen);
      expect(console.unexpected(), 'what the browser complains of').toEqual([]);
    },
    { auto: true },
  ],
});
