import { setTimeout as pause } from 'node:timers/promises';
import { request } from '@playwright/test';
import { newMember } from '../member.ts';
import { ADDRESS } from './compose.ts';
import { Visitor } from './visitor.ts';

/** A member's reading time before the next click; ten members stay below the API's limit per address. */
const READING_MS = 100;

interface Course {
  educationNo: number;
  seatsLeft: number;
  eduType: number;
  price: number;
  allowedActions: string[];
}

interface Envelope {
  code: number;
  message: string;
  entity: unknown;
}

/** Courses in the list, as a visitor sees them. */
export const coursesOf = async (visitor: Visitor) =>
  ((await visitor.get('/api/home/manager/getListBoxEdu?limit=100')).entity as { list: Course[] }).list;

/** Members who log in, read, apply and write without a pause while the load lasts. */
export class MemberLoad {
  /** Requests with the expected response. */
  answered = 0;
  /** Requests without a response so far. */
  waiting = 0;
  /** Errors that a member would have seen. Nothing is retried. */
  readonly failures: string[] = [];
  /** Time of the last failed request in ms; 0 for never. */
  lastFailureAt = 0;
  /** Titles of the posts confirmed to a member. */
  readonly posts: string[] = [];
  /** Courses with a confirmed application, by the member's id. */
  readonly applications = new Map<string, number[]>();
  readonly #members: { userId: string; visitor: Visitor }[] = [];
  #running: Promise<unknown> = Promise.resolve();
  #isOver = false;

  /** Adds members. */
  async join(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const browser = await request.newContext({ baseURL: ADDRESS });
      const { userId } = await newMember(browser);
      await browser.dispose();
      this.#members.push({ userId, visitor: new Visitor() });
      this.applications.set(userId, []);
    }
  }

  start(): void {
    this.#running = Promise.all(this.#members.map(({ userId, visitor }) => this.#live(userId, visitor)));
  }

  /** Waits until everyone has finished a round. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** Runs one member after another, each with a separate session. */
  async forEachMember(ask: (visitor: Visitor, userId: string) => Promise<void>): Promise<void> {
    for (const { userId, visitor } of this.#members) await ask(visitor, userId);
  }

  async #live(userId: string, visitor: Visitor): Promise<void> {
    for (let round = 0; !this.#isOver; round += 1) {
      await this.#request('login', () => visitor.logIn(userId));
      await this.#request('session', () => visitor.get('/api/user/userLoginSessionCheck?applicationId=site'));
      await this.#request('notices', () => visitor.get('/api/home/news/getListBoxNotice?limit=10'));
      await this.#apply(userId, visitor);
      await this.#write(`${userId} ${round}`, visitor);
      await this.#request('own applications', () => visitor.get('/api/home/manager/getListBoxUserEdu?limit=100'));
    }
  }

  /** Applies for the first free course that this member has not applied for. */
  async #apply(userId: string, visitor: Visitor): Promise<void> {
    const list = await this.#request('courses', () => visitor.get('/api/home/manager/getListBoxEdu?limit=100'));
    const own = this.applications.get(userId) ?? [];
    const course = (list?.entity as { list: Course[] } | undefined)?.list.find(
      ({ educationNo, seatsLeft, price, allowedActions }) =>
        price === 0 && seatsLeft > 20 && allowedActions.includes('apply') && !own.includes(educationNo),
    );
    if (!course) return;
    const { educationNo } = course;
    const answer = await this.#request('apply', () =>
      visitor.post('/api/home/manager/postIntEdu', { educationNo }, { 'Idempotency-Key': crypto.randomUUID() }),
    );
    if (answer) own.push(educationNo);
  }

  async #write(title: string, visitor: Visitor): Promise<void> {
    const answer = await this.#request('post', () =>
      visitor.post(
        '/api/home/space/postIntBoard',
        { title, content: '<p>잘 배우고 갑니다.</p>' },
        { 'Idempotency-Key': crypto.randomUUID() },
      ),
    );
    if (answer) this.posts.push(title);
  }

  async #request(name: string, send: () => Promise<Envelope>): Promise<Envelope | null> {
    this.waiting += 1;
    const startedAt = Date.now();
    try {
      const answer = await send();
      if (answer.code !== 1) throw new Error(`${answer.code} ${answer.message}`);
      this.answered += 1;
      return answer;
    } catch (error) {
      this.failures.push(`${name} after ${Date.now() - startedAt} ms: ${String(error)}`);
      this.lastFailureAt = Date.now();
      return null;
    } finally {
      this.waiting -= 1;
      await pause(READING_MS);
    }
  }
}
