import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '../api/release/Browser.ts';
import { PASSWORD, userIdOf } from '../api/release/fillApplications.ts';

interface MembersOptions {
  /** Of the API. */
  port: number;
  /** Each visit applies for one of them. */
  courses: readonly number[];
}

/** Who leaves has nothing open: nobody of the first ones, who apply. */
const FIRST_TO_LEAVE = 5_000;
const AT_ONCE = 6;
const LEAVES_EVERY = 4;
const PAUSE_MS = 150;

/** Members who apply and pay, and members who leave, one after the other, until they are told to stop. */
export class Members {
  /** Who has left, by the id that the account had, and when that was answered. */
  readonly left: { userId: string; at: Date }[] = [];
  /** What was not answered as it should have been. */
  readonly failures: string[] = [];
  /** When the last payment was answered. */
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

  /** Lets everybody finish. */
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
