import { setTimeout as pause } from 'node:timers/promises';
import { cancelForm } from '../../../api/src/modules/manager/testing/offerings.ts';
import { Browser } from './Browser.ts';
import { PASSWORD, userIdOf } from './fillApplications.ts';

/** Time of a member's request, and duration of the response in ms. */
export interface Asked {
  at: number;
  ms: number;
}

interface LoadOptions {
  port: number;
  members: number;
  /** Total for all members. */
  requestsPerSecond: number;
  /** Each member applies for one after another. */
  courses: readonly number[];
}

/** Members who log in, read, apply, pay, cancel and log out, repeatedly. */
export class MemberLoad {
  readonly asked: Asked[] = [];
  /** Errors that members would have seen. */
  readonly failures: string[] = [];
  readonly #options: LoadOptions;
  readonly #lives: Promise<void>[];
  #isOver = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#lives = Array.from({ length: options.members }, (_, member) => this.#live(member));
  }

  /** Waits until everyone has finished. */
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

  /** A visit, ended by its first failure. */
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

  /** Pauses as if reading, so that all members together send the configured requests per second. */
  async #read(share = 0.5 + Math.random()): Promise<void> {
    const { members, requestsPerSecond } = this.#options;
    await pause((share * 1000 * members) / requestsPerSecond);
  }
}

const CREDENTIALS = { userPw: PASSWORD, applicationId: 'site' };
