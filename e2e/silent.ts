import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { driveFirefox } from './engines/firefox/driver.ts';
import { test as base } from './hydrated.ts';

/**
 * What the console may say in any journey, each with its reason. What one journey alone provokes, it says itself:
 * `console.provokes`.
 */
const ALWAYS: readonly RegExp[] = [
  // Whoever leaves a page gives up what it was still loading.
  /^request failed: net::ERR_ABORTED /,
  // The page asks at low priority for what the next press needs, and on a slow machine its own code waits for its turn:
  // the browser notes after a few seconds that both came early. So it does of the styles of a page that a visitor
  // was led away from.
  /^console warning: The resource \S+\.(js|css) was preloaded using link preload but not used within a few seconds/,
];

/**
 * What becomes of everything that a page asks for while a journey has cut the line, for it may ask at any time; and the
 * portal's own report of code that did not come.
 */
export const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|^console error: \[section\] \S+ \(\w+\), offline: /;

/** A browser without scripts refuses even those that a document preloads. */
export const WITHOUT_SCRIPTS = /^request failed: csp GET \S+\.js$/;

/**
 * What is said when a section's code does not come: by the browser, by the portal's report, and by the federation when
 * it tries again.
 */
export const withoutSection = (name: string): RegExp[] => [
  new RegExp(`net::ERR_FAILED .*/remotes/${name}/`),
  new RegExp(`^console error: \\[section\\] ${name} \\(\\w+\\), http: `),
  new RegExp(`^console warning: .*The remote "${name.replaceAll('-', '_')}" is already registered`),
];

/** All that the browser complains of while one journey goes on, in every window that it opens. */
class Console {
  readonly #heard: string[] = [];
  readonly #provoked = [...ALWAYS];

  /** Allows what the journey brings about on purpose. */
  provokes(...texts: RegExp[]): void {
    this.#provoked.push(...texts);
  }

  listen(context: BrowserContext): void {
    // What breaks the content security policy is a message too.
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
 * Every journey fails on what the browser's console says, on an error of a page, and on a request that fails. In other
 * engines, which have other words for the same, it is judged by what the visitor sees.
 */
export const test = base.extend<{ console: Console }>({
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') driveFirefox(page);
    await use(page);
  },

  console: [
    async ({ browser, browserName }: { browser: Browser; browserName: string }, use) => {
      const console = new Console();
      const listen = (context: BrowserContext) => console.listen(context);
      // Those that a file opens once for all of its journeys are there already.
      if (browserName === 'chromium') {
        browser.contexts().forEach(listen);
        browser.on('context', listen);
      }
      await use(console);
      browser.off('context', listen);
      expect(console.unexpected(), 'what the browser complains of').toEqual([]);
    },
    { auto: true },
  ],
});
