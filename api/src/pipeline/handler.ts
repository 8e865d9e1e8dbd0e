import type { FastifyBaseLogger } from 'fastify';
import type { Call, CallAnswer, CallName, Calls, CallValue } from '@portal/shared/contract';
import type { Configuration } from '../configuration/configuration.ts';
import type { Publication } from '../content/Publication.ts';
import type { Queries } from '../database/types/tables.ts';
import type { KeptWrites } from '../errors/errors.ts';
import type { Integrations } from '../integrations/integrations.ts';
import type { PasswordCost } from '../secrets/passwordCost.ts';
import type { Metrics } from './metrics.ts';
import type { ModuleServices } from './ModuleServices.ts';
import type { SentFile } from './sendFile.ts';
import type { Caller, SessionState } from './session.ts';
import type { StoredUpload } from './uploads/storeUpload.ts';
import type { ViewCounter } from './viewCounter.ts';

/** What the pipeline passes to a handler in addition to its input. */
export interface CallContext {
  /**
   * A transaction for a call that changes state, else the database; commits when the handler returns.
   * With a transaction of the handler's own it is always the database.
   */
  db: Queries;
  /** The time of the request by the server's clock; handlers use only this. */
  now: Date;
  /** The member or employee who calls; null for a guest. */
  caller: Caller | null;
  /** The state of the token that came with the request; `caller` is set only for `live`. */
  sessionState: SessionState;
  /** The client's IP address, read from `X-Forwarded-For` only behind trusted proxies. */
  ip: string;
  /** A random id of this browser, from a cookie scripts cannot read; a verified phone is tied to it. */
  browserId: string;
  /** Gives this browser a new id and returns it: an id that was planted must not share in what is proved with it. */
  renewBrowser(): string;
  /** The multipart field `file`, when there was one: checked and stored, and still to be recorded by `recordUpload`. */
  file: StoredUpload | null;
  log: FastifyBaseLogger;
  configuration: Configuration;
  integrations: Integrations;
  metrics: Metrics;
  views: ViewCounter;
  /** Objects that modules open once per server. */
  modules: ModuleServices;
  publication: Publication;
  /** The work of hashing a password that is set or compared. */
  passwordCost: PasswordCost;
  /** Answers the token of a new session in this response header. */
  sendToken(header: 'Authorization' | 'token', token: string): void;
  /** Says in how many seconds a refused caller may try again. */
  retryAfter(seconds: number): void;
  /** Says that an answer was kept back on purpose: that time is no slowness. */
  noteHeld(milliseconds: number): void;
  /** Answers a file instead of the envelope; the handler then returns null. */
  sendFile(file: SentFile): void;
  /** Runs after the transaction has committed; a failure then is only logged. For notices to other systems. */
  afterCommit(work: () => Promise<void> | void): void;
  /**
   * Runs once the transaction is over, also where a refusal has undone it: for what must stay written of a refusal.
   * A failure then is only logged.
   */
  afterRefusal(work: (db: Queries) => Promise<void>): void;
}

/** The context of calls that are not public: there is always a caller. */
export type MemberContext = CallContext & { caller: Caller };

type ContextOf<C> =
  C extends Call<infer _I, infer _E, infer Access> ? (Access extends 'public' ? CallContext : MemberContext) : never;

/**
 * The handler of one call: gets the validated input, returns the entity.
 * - throw `new BusinessError('APPLY_FULL')`: rolls back what was written;
 * - return `keepWrites(new BusinessError('WRONG_CREDENTIALS'))`: commits it (a counted try).
 */
type Handler<C> = (input: CallValue<C>, context: ContextOf<C>) => Promise<CallAnswer<C> | KeptWrites>;

/** How the pipeline runs a handler, where it is not the usual way: at once, and in a transaction for a change. */
interface HandlerOptions<Field extends string> {
  /**
   * For slow work outside the database (a hash, an integration): the pipeline opens no transaction around it, the
   * handler opens short ones by `inTransaction`. Not for calls with an Idempotency-Key.
   */
  transaction?: 'own';
  /**
   * For a change of a row that a crowd wants, which the input names in this field: its callers wait for each other
   * before they take a connection to the database (`RowQueues`).
   */
  queuedBy?: Field;
  /**
   * For a reading that many ask for at once, and that does not depend on who asks: those who ask for the same while it
   * is under way share the next one and its text. Not for calls that change something or are not public.
   */
  isCoalesced?: true;
  /**
   * For a call that a crowd makes at once: sessions are looked up together (`now`). `lately` is for a reading of which
   * members ask again and again: whose session was found within the last minute, is not looked up again. What it
   * answers must do no harm in a browser that was logged out so lately.
   */
  crowdSessions?: 'now' | 'lately';
  /**
   * Of a public call that takes a file: throws where this guest's is not to be stored. Without it a guest's file is
   * never stored.
   */
  admitsUpload?: (input: never, context: CallContext) => Promise<unknown>;
}

/** What a coalesced handler has. */
export type PublicContext = Pick<CallContext, 'db' | 'now' | 'log' | 'configuration' | 'integrations' | 'views'>;

type AnyWork = (...parameters: never[]) => unknown;

const handlerOptions = Symbol('handler options');

/** A handler that the pipeline runs in another way. */
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

/** The options of a handler; empty for the usual way. */
export const optionsOf = (work: object): HandlerOptions<string> =>
  handlerOptions in work ? (work[handlerOptions] as HandlerOptions<string>) : {};

/** A handler for every call; one that is missing does not compile. */
export type HandlerTable = { [Name in CallName]: Handler<Calls[Name]> };
