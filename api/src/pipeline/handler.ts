import type { FastifyBaseLogger } from 'fastify';
import type { Call, CallAnswer, CallName, Calls, CallValue } from '@portal/shared/contract';
import type { Configuration } from '../configuration/configuration.ts';
import type { Publication } from '../content/Publication.ts';
import type { Queries } from '../database/types/tables.ts';
import type { CommittedRefusal } from '../errors/errors.ts';
import type { Integrations } from '../integrations/integrations.ts';
import type { PasswordCost } from '../secrets/passwordCost.ts';
import type { Metrics } from './metrics.ts';
import type { ModuleServices } from './ModuleServices.ts';
import type { SentFile } from './sendFile.ts';
import type { Caller, SessionState } from './session.ts';
import type { StoredUpload } from './uploads/storeUpload.ts';
import type { ViewCounter } from './viewCounter.ts';

/** Context of a handler, passed in addition to its input. */
export interface CallContext {
  /**
   * A transaction for a state-changing call, committed when the handler returns; otherwise the database, also for
   * handlers with `transaction: 'own'`.
   */
  db: Queries;
  /** Time of the request by the server's clock; handlers use no other. */
  now: Date;
  /** The calling member or employee; null for a guest. */
  caller: Caller | null;
  /** State of the token that came with the request; `caller` is set only for `live`. */
  sessionState: SessionState;
  /** The client's IP address, read from `X-Forwarded-For` only behind trusted proxies. */
  ip: string;
  /** User-Agent header; empty without one. */
  userAgent: string;
  /** Random id of this browser, from a cookie that scripts cannot read; a verified phone is tied to it. */
  browserId: string;
  /** Issues a new id to this browser and returns it, so that a planted id shares in no verification. */
  renewBrowser(): string;
  /** The multipart field `file`, if any: checked and stored, to be recorded by `recordUpload`. */
  file: StoredUpload | null;
  log: FastifyBaseLogger;
  configuration: Configuration;
  integrations: Integrations;
  metrics: Metrics;
  views: ViewCounter;
  /** Objects that modules open once per server. */
  modules: ModuleServices;
  publication: Publication;
  /** Cost of hashing a password that is set or compared. */
  passwordCost: PasswordCost;
  /** Sends the token of a new session in this response header. */
  sendToken(header: 'Authorization' | 'token', token: string): void;
  /** Sets the seconds after which a refused caller may retry. */
  retryAfter(seconds: number): void;
  /** Records a deliberate delay of the response, which does not count as slowness. */
  noteHeld(milliseconds: number): void;
  /** Sends a file instead of the envelope; the handler then returns null. */
  sendFile(file: SentFile): void;
  /** Runs after the commit; a failure is only logged. For notifications to other systems. */
  afterCommit(work: () => Promise<void> | void): void;
  /**
   * Runs once the transaction has ended, even if a refusal rolled it back: for rows that must outlive it. A failure is
   * only logged.
   */
  afterRefusal(work: (db: Queries) => Promise<void>): void;
}

/** Context of calls that require a caller. */
export type MemberContext = CallContext & { caller: Caller };

type ContextOf<C> =
  C extends Call<infer _I, infer _E, infer Access> ? (Access extends 'public' ? CallContext : MemberContext) : never;

/**
 * Handler of one call: takes the validated input, returns the entity.
 * - `throw new BusinessError('APPLY_FULL')` rolls back.
 * - `return keepWrites(new BusinessError('WRONG_CREDENTIALS'))` commits (a counted attempt).
 */
type Handler<C> = (input: CallValue<C>, context: ContextOf<C>) => Promise<CallAnswer<C> | CommittedRefusal>;

/** Options of a handler. By default it runs at once, and in a transaction for a change. */
interface HandlerOptions<Field extends string> {
  /**
   * For slow work outside the database (a hash, an integration): the handler opens short transactions itself by
   * `inTransaction`. Not for calls with an Idempotency-Key.
   */
  transaction?: 'own';
  /**
   * For a change of a contended row that the input names in this field: callers queue before they take a database
   * connection (`RowQueues`).
   */
  queuedBy?: Field;
  /**
   * For a frequent read that is the same for every caller: concurrent callers with the same input share the next read
   * and its JSON. Not for calls that change state or are not public.
   */
  isCoalesced?: true;
  /**
   * For a call of many simultaneous callers: `now` batches the session lookups. The other value, for polled reads, also
   * accepts a session that was live within the last minute; the response must do no harm in a browser that has logged
   * out since.
   */
  crowdSessions?: 'now' | 'lately';
  /**
   * For a public call with a file: throws if this guest's file must not be stored. Without it no guest's file is
   * stored.
   */
  admitsUpload?: (input: never, context: CallContext) => Promise<unknown>;
}

/** Context of a coalesced handler. */
export type PublicContext = Pick<CallContext, 'db' | 'now' | 'log' | 'configuration' | 'integrations' | 'views'>;

type AnyWork = (...parameters: never[]) => unknown;

const handlerOptions = Symbol('handler options');

/** Attaches options to a handler. */
export function handler<Input, Entity>(
  options: { isCoalesced: true },
  work: (input: Input, context: PublicContext) => Promise<Entity>,
): (input: Input, context: PublicContext) => Promise<Entity>;
export function handler<Work extends AnyWork>(
  options: HandlerOptions<keyof Parameters<Work>[0] & string> & { isCoalesced?: never },
  work: Work,
): Work;
export function handler<Work extends AnyWork>(options: HandlerOptions<string>, work: Work): Work {
  return Object.assign(work, { [handlerOptions]: options });
}

/** Options of a handler; empty by default. */
export const optionsOf = (work: object): HandlerOptions<string> =>
  handlerOptions in work ? (work[handlerOptions] as HandlerOptions<string>) : {};

/** A handler for every call; a missing one does not compile. */
export type HandlerTable = { [Name in CallName]: Handler<Calls[Name]> };
