import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { MovableClock } from './MovableClock.ts';

type OwnPortal = Awaited<ReturnType<typeof startOwnPortal>>;

/** A separate portal with the demo's content, whose clock starts at ten in the morning and is moved by the test. */
export class DaytimePortal {
  readonly clock: MovableClock;
  readonly url: string;
  readonly #own: OwnPortal;
  readonly #folder: string;
  readonly #contexts: BrowserContext[] = [];

  constructor(own: OwnPortal, clock: MovableClock, folder: string) {
    this.#own = own;
    this.clock = clock;
    this.url = own.portal.url;
    this.#folder = folder;
  }

  static async start(ports: Record<string, string>): Promise<DaytimePortal> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-daytime-'));
    const clock = MovableClock.inTheMorning(join(folder, 'ahead'));
    const environment = { ...ports, ...clock.environment, CODE_SENDS_PER_ADDRESS: '3000' };
    return new DaytimePortal(await startOwnPortal({ environment, argumentsOf: clock.argumentsOf }), clock, folder);
  }

  /** Opens a separate browser. */
  async openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.url, reducedMotion: 'reduce', ...options });
    this.#contexts.push(context);
    return context.newPage();
  }

  /** Closes its browsers first: open pages would request a stopped server. */
  async close(): Promise<void> {
    try {
      for (const context of this.#contexts) await context.close();
    } finally {
      await this.#own.close();
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }
}
