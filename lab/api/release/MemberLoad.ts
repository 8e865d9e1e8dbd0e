import { setTimeout as pause } from 'node:timers/promises';
import { cancelForm } from '../../../api/src/modules/manager/testing/offerings.ts';
import { Browser } from './Browser.ts';
import { PASSWORD, userIdOf } from './fillApplications.ts';

/** A request of a member: when it was sent, and how long the answer took. */
export interface Asked {
  at: number;
  ms: number;
}

interface LoadOptions {
  port: number;
  members: number;
  /** Of all members together. */
  requestsPerSecond: number;
  /** Each member applies for one after the other. */
  courses: readonly number[];
}

/** Members who log in, read, apply, pay, cancel and log out, again and again. */
export class MemberLoad {
  readonly asked: Asked[] = [];
  /** What members would have seen as an error. */
  readonly failures: string[] = [];
  readonly #options: LoadOptions;
  readonly #lives: Promise<void>[];
  #isOver = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#lives = Array.from({ length: options.members }, (_, member) => this.#live(member));
  }

  /** Lets everybody finish. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lives);
  }

  async #live(member: number): Promise<void> {
    await this.#read(Math.random());
    const { courses } = this.#options;
    for (let round = 0; !this.#isOver && round < courses.length; round += 1) {
      const course = courses[round] ?? 0;
      await this.#visit(new Browser(this.#options.port), member, course);
    }
  }

  /** A visit; what fails ends it. */
  async #visit(browser: Browser, member: number, educationNo: number): Promise<void> {
    const ask = async <T>(work: () => Promise<T>) => {
      const at = performance.now();
      const answer = await work();
      this.asked.push({ at, ms: performance.now() - at });
      await this.#read();
      return answer;
    };
    try {
      await ask(() => browser.call('getListBoxSite', { limit: 1 }));
      await ask(() => browser.call('login', { ...CREDENTIALS, userId: userIdOf(member), takeover: true }));
      await ask(() => browser.call('userLoginSessionCheck', { applicationId: 'site' }));
      await ask(() => browser.call('getListBoxNotice', { limit: 10 }));
      await ask(() => browser.call('getListBoxEdu', { limit: 10 }));
      const userExaminationNo = Number(await ask(() => browser.call('postIntEdu', { educationNo })));
      await ask(() => browser.call('getListBoxUserEdu', { limit: 10 }));
      const payment = await ask(() => browser.call('startPayment', { userExaminationNo, payMethod: 'card' }));
      const { paymentNo, checkoutUrl } = payment as { paymentNo: number; checkoutUrl: string };
      await ask(() => browser.press(checkoutUrl, 'approve'));
      await ask(() => browser.call('paymentState', { paymentNo }));
      await ask(() => browser.call('patchIntEduCancel', cancelForm(userExaminationNo)));
      await ask(() => browser.call('getListBoxUserNotice', { limit: 10 }));
      await ask(() => browser.call('logout'));
    } catch (error) {
      this.failures.push(`${new Date().toISOString()} ${String(error)}`);
    }
  }

  /** A member reads for a while, so that all together send so many requests a second. */
  async #read(share = 0.5 + Math.random()): Promise<void> {
    const { members, requestsPerSecond } = this.#options;
    await pause((share * 1000 * members) / requestsPerSecond);
  }
}

const CREDENTIALS = { userPw: PASSWORD, applicationId: 'site' };
