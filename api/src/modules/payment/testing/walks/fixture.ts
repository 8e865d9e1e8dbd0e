import { randomUUID } from 'node:crypto';
import type { CallInput, CallName, Calls } from '@portal/shared/contract';
import type { MoneyContext } from '../../../../enrolment/context.ts';
import type { TossApi } from '../../../../integrations/gateway/sandbox/tossApi.ts';
import type { JobContext } from '../../../../pipeline/job.ts';
import { createLogger } from '../../../../server/logging.ts';
import type { TestServer, TestServerOptions } from '../../../../testing/index.ts';
import { readBooks, type Books } from './books.ts';
import { makeCrashable } from './crashableDatabase.ts';
import { readGatewayBooks } from './gatewayBooks.ts';
import { GatewaySide, type WalkClock } from './gatewaySide.ts';
import type { Line } from './line.ts';
import { answerCall, type KeyedCall } from './memberCalls.ts';
import { BEGINNING, makeCast, setScenario, type Cast, type Scenario } from './scenario.ts';
import { attempt } from './violation.ts';

interface FixtureParts {
  server: TestServer;
  clock: WalkClock;
  side: GatewaySide;
  cast: Cast;
}

const log = createLogger('silent');

/**
 * The real handlers, jobs and office functions with the real gateway's adapter, a test double of the gateway with all
 * faults that its documents allow, and the connection in between.
 */
export class Fixture {
  readonly server: TestServer;
  readonly clock: WalkClock;
  readonly api: TossApi;
  readonly line: Line;
  readonly cast: Cast;
  /** Counts each fault that has occurred. */
  onFault: (name: string) => void = () => undefined;
  scenario: Scenario = { kind: 'education', capacity: 1, isFree: false, method: 'card', opening: 0, lot: 0 };
  /** Webhooks sent by the gateway and not delivered yet. */
  callbacks: string[] = [];
  /** Targets of browsers that have left the gateway's page and have not arrived. */
  underWay: string[] = [];
  lastCall: KeyedCall | null = null;
  #addresses = 0;

  /** @param open opens a server with this gateway and clock */
  static async open(
    open: (options: Pick<TestServerOptions, 'now' | 'integrations'>) => Promise<TestServer>,
  ): Promise<Fixture> {
    const clock = { now: BEGINNING };
    const side = new GatewaySide(clock);
    const server = await open({ now: () => clock.now, integrations: { gateway: side.adapter } });
    return new Fixture({ server, clock, side, cast: await makeCast(server) });
  }

  constructor({ server, clock, side, cast }: FixtureParts) {
    this.server = server;
    this.clock = clock;
    this.cast = cast;
    this.api = side.api;
    this.line = side.line;
    this.api.onTrouble = (name, at) => this.onFault(`${at}: ${name}`);
    this.api.book.onWebhook = (body) => void this.callbacks.push(JSON.stringify(body));
    this.api.book.onFault = (name) => this.onFault(name);
    this.line.onFault = (name) => this.onFault(name);
    makeCrashable(server);
  }

  async begin(scenario: Scenario, beginning: Date): Promise<void> {
    this.scenario = scenario;
    this.callbacks = [];
    this.underWay = [];
    this.lastCall = null;
    this.line.state = 'up';
    this.api.reset();
    this.api.book.clear();
    this.clock.now = beginning;
    await setScenario(this.server, this.cast, scenario);
  }

  /**
   * A new address per request. Requests from one address share a quota update, which a crashing process would take
   * along.
   */
  newAddress(): string {
    this.#addresses += 1;
    return `10.${(this.#addresses >> 16) & 255}.${(this.#addresses >> 8) & 255}.${this.#addresses & 255}`;
  }

  offeringNo = () => (this.scenario.kind === 'education' ? this.cast.educationNo : this.cast.examinationNo);

  read = (): Promise<Books> =>
    readBooks(
      this.server.db,
      { kind: this.scenario.kind, offeringNo: this.offeringNo() },
      readGatewayBooks(this.api.book),
    );

  /** True if the connection works and no trouble is set for a request. */
  get isCalm(): boolean {
    return this.line.state === 'up' && this.api.troubles === 0 && this.api.book.isUsual;
  }

  /** Context of the jobs. */
  jobs(): JobContext {
    return { ...this.server.services, db: this.server.database.queries, log };
  }

  /** Context of the office's functions. */
  staff(): MoneyContext {
    const { database, configuration } = this.server;
    return { db: database.queries, now: this.clock.now, log, keys: configuration.encryptionKeys };
  }

  /** Makes a member's call, which can be repeated. Returns its code. */
  call = <Name extends CallName>(
    name: Name,
    memberNo: number,
    input: CallInput<Calls[Name]> & object,
  ): Promise<number> => {
    this.lastCall = { name, memberNo, input, key: randomUUID(), isAnswered: false };
    return this.repeat(this.lastCall);
  };

  /** Repeats a call with the same key. */
  repeat = async (call: KeyedCall): Promise<number> => {
    const code = await answerCall(call, this.jobs());
    call.isAnswered = true;
    return code;
  };

  readonly attempt = attempt;
}
