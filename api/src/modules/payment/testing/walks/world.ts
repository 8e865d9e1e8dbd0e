import { randomUUID } from 'node:crypto';
import type { CallInput, CallName, Calls } from '@portal/shared/contract';
import type { RefundContext } from '../../../../applications/refundRequests.ts';
import { sqlStateOf } from '../../../../database/transaction.ts';
import { deliveryJob } from '../../../../integrations/gateway/sandbox/delivery.ts';
import { SandboxGateway } from '../../../../integrations/gateway/sandbox/sandboxGateway.ts';
import type { JobContext } from '../../../../pipeline/job.ts';
import { createLogger } from '../../../../server/logging.ts';
import type { TestServer } from '../../../../testing/index.ts';
import { readBooks, type Books } from './books.ts';
import { Broken } from './broken.ts';
import { answerCall, type KeyedCall } from './memberCalls.ts';
import { makeCast, setScene, type Cast, type Scene } from './scene.ts';
import { UnreliableGateway } from './unreliableGateway.ts';

export interface WalkClock {
  now: Date;
}

const log = createLogger('silent');

/** The real handlers, jobs and office entries over the strict sandbox gateway, and the line between. */
export class World {
  readonly server: TestServer;
  readonly clock: WalkClock;
  readonly sandbox: SandboxGateway;
  readonly gateway: UnreliableGateway;
  readonly cast: Cast;
  scene: Scene = { kind: 'education', capacity: 1, isFree: false, method: 'card', opening: 0 };
  /** Callbacks that the gateway has sent and that have not arrived. */
  callbacks: string[] = [];
  lastCall: KeyedCall | null = null;

  static async open(server: TestServer, clock: WalkClock): Promise<World> {
    return new World(server, clock, await makeCast(server));
  }

  constructor(server: TestServer, clock: WalkClock, cast: Cast) {
    const { integrations } = server;
    if (!(integrations.gateway instanceof SandboxGateway)) throw new Error('a walk needs the sandbox gateway');
    this.server = server;
    this.clock = clock;
    this.cast = cast;
    this.sandbox = integrations.gateway;
    this.sandbox.parts.send = (body) => Promise.resolve(this.callbacks.push(body) > 0);
    this.gateway = new UnreliableGateway(this.sandbox);
    integrations.gateway = this.gateway;
  }

  async begin(scene: Scene, beginning: Date): Promise<void> {
    this.scene = scene;
    this.callbacks = [];
    this.lastCall = null;
    this.gateway.line = 'up';
    this.clock.now = beginning;
    await setScene(this.server, this.cast, scene);
  }

  offeringNo = () => (this.scene.kind === 'education' ? this.cast.educationNo : this.cast.examinationNo);

  read = (): Promise<Books> => readBooks(this.server.db, this.scene.kind, this.offeringNo());

  /** What runs jobs. */
  jobs(): JobContext {
    return { ...this.server.services, db: this.server.db, log };
  }

  /** What the office's entries run in. */
  staff(): RefundContext {
    const { db, configuration } = this.server;
    return { db, now: this.clock.now, log, keys: configuration.encryptionKeys };
  }

  /** The gateway's own clock: it closes what has expired, and sends its callbacks, which then wait. */
  gatewayWorks = () => deliveryJob.run({ integrations: { gateway: this.sandbox } });

  /** A member's call, which can be repeated. Answers its code. */
  call = <Name extends CallName>(
    name: Name,
    memberNo: number,
    input: CallInput<Calls[Name]> & object,
  ): Promise<number> => {
    this.lastCall = { name, memberNo, input, key: randomUUID() };
    return this.repeat(this.lastCall);
  };

  /** The same call under the same key. */
  repeat = (call: KeyedCall): Promise<number> => answerCall(call, this.jobs());

  /** Whatever nobody expects of a deed is a fault: a refusal is an answer, not an error. */
  async attempt<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Broken) throw error;
      const by = sqlStateOf(error) === undefined ? 'program' : 'database';
      throw new Broken(by, `${name}: ${error instanceof Error ? error.message : String(error)}`, error);
    }
  }

  /** Does work in a process that dies while it waits for the gateway, which has acted. */
  async dyingIn(work: () => Promise<unknown>): Promise<void> {
    const died = new Promise<void>((resolve) => (this.gateway.whenSilent = resolve));
    const before = this.gateway.line;
    this.gateway.line = 'silent';
    await Promise.race([work(), died]);
    this.gateway.line = before;
  }
}
