import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '../../api/measure/release/Browser.ts';
import { PASSWORD, userIdOf } from '../../api/measure/release/fillApplications.ts';

interface MembersOptions {
  /** Port of the API. */
  port: number;
  /** Each visit applies for one of them. */
  courses: readonly number[];
}

/** Leaving members have nothing open: the first ones, who apply, never leave. */
const FIRST_TO_LEAVE = 5_000;
const AT_ONCE = 6;
const LEAVES_EVERY = 4;
const PAUSE_MS = 150;

/** Members who apply and pay, and members who leave, one after another until they are stopped. */
export class Members {
  /** Members who have left, by the former id of the account, with the time of the response. */
  readonly left: { userId: string; at: Date }[] = [];
  /** Unexpected responses. */
  readonly failures: string[] = [];
  /** Time of the last confirmed payment. */
  lastPaidAt = new Date(0);
  readonly #options: MembersOptions;
  #visits = 0;
  #isOver = false;
  #running: Promise<void>[] = [];

  constructor(options: MembersOptions) {
    this.#options = options;
  }

  begin(): void {
    this.#isOver = false;
    this.#running = Array.from({ length: AT_ONCE }, () => this.#visitOn());
  }

  /** Waits until everyone has finished. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #visitOn(): Promise<void> {
    while (!this.#isOver) {
      const visit = this.#visits;
      this.#visits += 1;
      try {
        await (visit % LEAVES_EVERY === 0 ? this.#leave(FIRST_TO_LEAVE + visit) : this.#pay(visit));
      } catch (error) {
        this.failures.push(String(error));
      }
      await pause(PAUSE_MS);
    }
  }

  async #pay(visit: number): Promise<void> {
    const browser = await this.#enter(userIdOf(visit));
    const educationNo = this.#options.courses[visit % this.#options.courses.length] ?? 0;
    const userExaminationNo = Number(await browser.call('postIntEdu', { educationNo }));
    const payment = await browser.call('startPayment', { userExaminationNo, payMethod: 'card' });
    const { checkoutUrl } = payment as { checkoutUrl: string };
    const page = await fetch(`${checkoutUrl}/approve`, { method: 'POST', redirect: 'manual' });
    const back = new URL(page.headers.get('location') ?? '');
    const answer = await browser.send(back.pathname + back.search);
    await answer.arrayBuffer();
    this.lastPaidAt = new Date();
    await browser.call('logout');
  }

  async #leave(member: number): Promise<void> {
    const userId = userIdOf(member);
    const browser = await this.#enter(userId);
    await browser.call('withdraw', { userPw: PASSWORD });
    this.left.push({ userId, at: new Date() });
  }

  async #enter(userId: string): Promise<Browser> {
    const browser = new Browser(this.#options.port);
    await browser.call('getListBoxSite', { limit: 1 });
    await browser.call('login', { userId, userPw: PASSWORD, applicationId: 'site', takeover: true });
    return browser;
  }
}
