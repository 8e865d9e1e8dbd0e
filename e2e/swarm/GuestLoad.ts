import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '../containers/visitor.ts';

const PAGES = ['/main', '/about/greeting', '/news/notice', '/manager/info', '/space/banner'];
const READING_MS = 200;

/** Guests who open one page after another. */
export class GuestLoad {
  /** Pages received. */
  answered = 0;
  readonly failures: string[] = [];
  /** Time of the last failed page in ms; 0 for never. */
  lastFailureAt = 0;
  #running: Promise<unknown> = Promise.resolve();
  #isOver = false;

  start(guests: number): void {
    this.#running = Promise.all(Array.from({ length: guests }, (_, index) => this.#visit(index)));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #visit(first: number): Promise<void> {
    const visitor = new Visitor();
    for (let turn = first; !this.#isOver; turn += 1) {
      const page = PAGES[turn % PAGES.length] ?? '/main';
      const startedAt = Date.now();
      try {
        const answer = await visitor.open(page);
        await answer.text();
        if (answer.status !== 200) throw new Error(`status ${answer.status}`);
        this.answered += 1;
      } catch (error) {
        this.failures.push(`${page} after ${Date.now() - startedAt} ms: ${String(error)}`);
        this.lastFailureAt = Date.now();
      }
      await pause(READING_MS);
    }
  }
}
