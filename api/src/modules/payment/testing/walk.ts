import fc from 'fast-check';
import { sql } from 'kysely';
import type { PayMethod } from '@portal/shared/contract';
import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER } from '../../../integrations/gateway/callback.ts';
import { ACTIONS, pressButton } from '../../../integrations/gateway/sandbox/actions.ts';
import { deliverCallbacks } from '../../../integrations/gateway/sandbox/delivery.ts';
import { refundAtConsole } from '../../../integrations/gateway/sandbox/refunds.ts';
import { SandboxGateway } from '../../../integrations/gateway/sandbox/sandboxGateway.ts';
import { signBody } from '../../../integrations/gateway/sandbox/signature.ts';
import { createLogger } from '../../../server/logging.ts';
import type { TestServer } from '../../../testing/index.ts';
import { callOff, decide } from '../../manager/applications/decisions.ts';
import { addEducation, cancelForm } from '../../manager/testing/offerings.ts';
import { decideReview } from '../office/decideReview.ts';
import { approveAgain, recordTransfer } from '../office/refunds.ts';
import { reconcile } from '../reconciliation/reconcileJob.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { expireHeld } from '../settlement/expireJob.ts';
import { inquireSilent } from '../settlement/inquiryJob.ts';
import { brokenInvariants } from './invariants.ts';

const METHODS: readonly PayMethod[] = ['card', 'phone', 'vbank'];
const DECISIONS = ['approve', 'reject', 'complete', 'notComplete'] as const;
const LATEST_MINUTES = 3 * 24 * 60;

const member = fc.nat({ max: 1 });
const which = fc.nat({ max: 5 });
/** One step of anyone: two members, the office, the jobs, the gateway, the line between. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('apply' as const), member }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('start' as const), member, method: fc.constantFrom(...METHODS) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('press' as const), which, action: fc.constantFrom(...ACTIONS) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const), which, again: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), member }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retract' as const), member }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('nameAccount' as const), member }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('decide' as const), member, decision: fc.constantFrom(...DECISIONS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('review' as const),
      which,
      decision: fc.constantFrom('accept' as const, 'giveBack' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('office' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('callOff' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('console' as const), which, percent: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('later' as const), minutes: fc.integer({ min: 1, max: LATEST_MINUTES }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('job' as const),
      job: fc.constantFrom('expire' as const, 'inquire' as const, 'refund' as const, 'reconcile' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('line' as const), isUp: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What anyone does, in any order. */
export const steps = fc.array(step, { minLength: 15, maxLength: 45, size: 'max' });

export interface WalkClock {
  now: Date;
}

/** Walks over applications, payments and refunds on the real handlers; answers what is broken after which step. */
export class Walker {
  readonly #server: TestServer;
  readonly #clock: WalkClock;
  readonly #gateway: SandboxGateway;
  #held: string[] = [];
  #isUp = true;
  #members: Awaited<ReturnType<TestServer['member']>>[] = [];
  #educationNo = 0;

  constructor(server: TestServer, clock: WalkClock) {
    const { gateway } = server.integrations;
    if (!(gateway instanceof SandboxGateway)) throw new Error('a walk needs the sandbox gateway');
    this.#server = server;
    this.#clock = clock;
    this.#gateway = gateway;
    // Callbacks wait here: a step delivers them late, doubled, in any order or never.
    gateway.parts.send = (body) => Promise.resolve(this.#held.push(body) > 0);
    for (const name of ['open', 'inquire', 'close', 'refund', 'settlements'] as const) this.#cutLine(name);
  }

  async walk(taken: readonly Step[]): Promise<string[]> {
    await this.#begin();
    for (const one of taken) {
      await this.#take(one);
      const broken = await brokenInvariants(this.#server.db);
      if (broken.length > 0) return broken;
    }
    await this.#calmDown();
    return brokenInvariants(this.#server.db, { afterCalm: true });
  }

  /** The gateway's answer may be lost after it has acted, which is worse than not acting. */
  #cutLine(name: 'open' | 'inquire' | 'close' | 'refund' | 'settlements') {
    const gateway = this.#gateway as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>;
    const real = gateway[name]?.bind(gateway);
    gateway[name] = async (...input) => {
      const answer = await real?.(...input);
      if (!this.#isUp) throw new Error('the answer was lost');
      return answer;
    };
  }

  async #begin() {
    const { db } = this.#server;
    await sql`truncate application, payment, refund, sandbox_payment, sandbox_refund, sandbox_callback, money_finding,
      reconciled_day, outbox, session, education, rate_limit cascade`.execute(db);
    this.#held = [];
    this.#isUp = true;
    this.#clock.now = new Date('2026-11-20T12:00:00+09:00');
    this.#educationNo = await addEducation(db, { price: 50_001, capacity: 1 });
    this.#members = [await this.#server.member(), await this.#server.member()];
    await sql`update session set expires_at = '2027-12-01'`.execute(db);
  }

  #jobs() {
    return { ...this.#server.services, db: this.#server.db, log: createLogger('silent') };
  }

  #staff() {
    const { db, configuration } = this.#server;
    return { db, now: this.#clock.now, log: createLogger('silent'), keys: configuration.encryptionKeys };
  }

  async #take(one: Step): Promise<void> {
    const { db } = this.#server;
    const { parts } = this.#gateway;
    switch (one.do) {
      case 'apply':
        await this.#client(one.member).call('postIntEdu', { educationNo: this.#educationNo });
        return;
      case 'start':
        return this.#withApplication(one.member, async (userExaminationNo) => {
          await this.#client(one.member).call('startPayment', { userExaminationNo, payMethod: one.method });
        });
      case 'cancel':
        return this.#withApplication(one.member, async (applicationNo) => {
          await this.#client(one.member).call('patchIntEduCancel', cancelForm(applicationNo));
        });
      case 'retract':
        return this.#withApplication(one.member, async (userExaminationNo) => {
          await this.#client(one.member).call('patchIntCancelRetract', { userExaminationNo });
        });
      case 'nameAccount':
        return this.#withApplication(one.member, async (applicationNo) => {
          await this.#client(one.member).call('patchIntRefundAccount', cancelForm(applicationNo));
        });
      case 'decide':
        return this.#withApplication(one.member, async (applicationNo) => {
          await decide({ applicationNo, decision: one.decision }, this.#staff());
        });
      case 'press':
        return this.#withPage(one.which, async (gatewayNo) => {
          await pressButton(db, gatewayNo, one.action, this.#clock.now);
          await deliverCallbacks(parts);
        });
      case 'console':
        return this.#withPage(one.which, async (gatewayNo, paid) => {
          await refundAtConsole(parts, { gatewayNo, amount: Math.ceil((paid * one.percent) / 100) });
          await deliverCallbacks(parts);
        });
      case 'deliver':
        return this.#deliver(one.which, one.again);
      case 'review': {
        const rows = await db.selectFrom('payment').select('payment_no').orderBy('payment_no').execute();
        const row = rows[one.which % Math.max(rows.length, 1)];
        if (row) await decideReview({ paymentNo: row.payment_no, decision: one.decision }, this.#staff());
        return;
      }
      case 'office': {
        const rows = await db.selectFrom('refund').select('refund_no').orderBy('refund_no').execute();
        const row = rows[one.which % Math.max(rows.length, 1)];
        if (!row) return;
        await approveAgain({ refundNo: row.refund_no }, this.#staff());
        await recordTransfer({ refundNo: row.refund_no }, this.#staff());
        return;
      }
      case 'callOff':
        await callOff({ kind: 'education', offeringNo: this.#educationNo }, this.#staff());
        return;
      case 'later':
        this.#clock.now = new Date(this.#clock.now.getTime() + one.minutes * MINUTE_MS);
        return;
      case 'line':
        this.#isUp = one.isUp;
        return;
      case 'job':
        // A job that fails is run again later: the runner logs it.
        await this.#run(one.job).catch(() => undefined);
    }
  }

  #run(job: 'expire' | 'inquire' | 'refund' | 'reconcile'): Promise<number> {
    const jobs = { expire: expireHeld, inquire: inquireSilent, refund: executeRefunds, reconcile };
    return jobs[job](this.#jobs());
  }

  #client(index: number) {
    const found = this.#members[index];
    if (!found) throw new Error('a walk has two members');
    return found.client;
  }

  async #withApplication(index: number, work: (applicationNo: number) => Promise<void>) {
    const row = await this.#server.db
      .selectFrom('application')
      .select('application_no')
      .where('member_no', '=', this.#members[index]?.memberNo ?? 0)
      .orderBy('application_no', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row) await work(row.application_no);
  }

  async #withPage(index: number, work: (gatewayNo: string, paid: number) => Promise<void>) {
    const rows = await this.#server.db
      .selectFrom('sandbox_payment')
      .select(['gateway_no', 'notified_amount'])
      .orderBy('payment_no')
      .execute();
    const row = rows[index % Math.max(rows.length, 1)];
    if (row) await work(row.gateway_no, row.notified_amount);
  }

  /** Any waiting callback; one that is sent again stays. */
  async #deliver(index: number, again: boolean) {
    const at = index % Math.max(this.#held.length, 1);
    const body = this.#held[at];
    if (body === undefined) return;
    if (!again) this.#held.splice(at, 1);
    await this.#server.app.inject({
      method: 'POST',
      url: CALLBACK_PATH,
      payload: body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(this.#gateway.parts.secret, body, this.#clock.now),
      },
    });
  }

  /** Nobody does anything for two days but the jobs, and the gateway answers; callbacks stay lost. */
  async #calmDown() {
    this.#isUp = true;
    for (let day = 0; day < 2; day += 1) {
      this.#clock.now = new Date(this.#clock.now.getTime() + DAY_MS);
      for (const job of ['inquire', 'expire', 'refund', 'reconcile', 'refund'] as const) await this.#run(job);
    }
  }
}
