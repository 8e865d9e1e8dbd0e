import type { BrowserContext, Page } from '@playwright/test';

/** All encodings in which a text may appear. */
const formsOf = (text: string) => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
];

/** True if the code occurs as a whole number: six digits inside a longer number or a file's hash do not count. */
const holdsCode = (text: string, code: string) => new RegExp(`(?<![\\w.])${code}(?!\\w)`).test(text);

/** Records every URL that a browser requests and everything that it stores. */
export class EverythingSeen {
  readonly urls: string[] = [];
  readonly kept: string[] = [];
  readonly #passwords: string[] = [];
  readonly #codes: string[] = [];

  password(text: string): string {
    this.#passwords.push(text);
    return text;
  }

  code(text: string): string {
    this.#codes.push(text);
    return text;
  }

  /** Lines that contain a secret. */
  secretsIn(lines: readonly string[]): string[] {
    const forms = this.#passwords.flatMap(formsOf);
    return lines.filter(
      (line) => forms.some((form) => line.includes(form)) || this.#codes.some((code) => holdsCode(line, code)),
    );
  }

  /** Observes requests, the address bar, and each write to a storage. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('request', (request) => {
      this.urls.push(`${request.method()} ${request.url()} ${request.headers().referer ?? ''}`);
    });
    context.on('page', (page) => page.on('framenavigated', (frame) => this.urls.push(frame.url())));
    await context.exposeFunction('noteStored', (entry: string) => void this.kept.push(entry));
    await context.addInitScript(() => {
      const note = (entry: string) =>
        void (window as unknown as { noteStored(entry: string): Promise<void> }).noteStored(entry);
      const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
        ?.value as typeof Storage.prototype.setItem;
      Storage.prototype.setItem = function keep(key: string, value: string) {
        note(`storage ${key} ${value}`);
        setItem.call(this, key, value);
      };
      for (const name of ['pushState', 'replaceState'] as const) {
        const move = history[name].bind(history);
        history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
          note(`history ${JSON.stringify(state)}`);
          move(state, unused, url);
        };
      }
    });
  }

  /** Records everything that is stored now, by any writer. */
  async look(page: Page): Promise<void> {
    const storages = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      state: history.state as unknown,
    }));
    const cookies = await page.context().cookies();
    this.kept.push(JSON.stringify(storages), ...cookies.map(({ name, value }) => `cookie ${name} ${value}`));
    if (storages.databases.length > 0 || storages.caches.length > 0)
      throw new Error('A database of the browser is used now: look into it here');
  }
}
