import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, type Call, type CallName, type Envelope, type Method } from '@portal/shared/contract';
import { inTransaction } from '../database/transaction.ts';
import { BusinessError } from '../errors/errors.ts';
import { admitBranch } from './admitBranch.ts';
import { mediaType, readMultipart } from './body.ts';
import { bodyLimitOf } from './bodyLimit.ts';
import { CoalescedReads } from './CoalescedReads.ts';
import { CrowdSessions } from './CrowdSessions.ts';
import { csrf } from './csrf.ts';
import { longAnswer, present } from './envelope.ts';
import { optionsOf, type CallContext, type HandlerTable } from './handler.ts';
import { findEarlierAnswer, withIdempotency } from './idempotency.ts';
import { RowQueues } from './RowQueues.ts';
import { schemaOf } from './schema.ts';
import { sendFile, type SentFile } from './sendFile.ts';
import type { Services } from './services.ts';
import { session, type SessionFinder } from './session.ts';
import { storeUpload, type StoredUpload } from './uploads/storeUpload.ts';

/** A handler as the pipeline sees it; the handler table has checked its types. */
type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/** An incoming call with its handler and services. */
interface IncomingCall {
  services: Services;
  callName: CallName;
  call: Call;
  handler: AnyHandler;
  request: FastifyRequest;
  reply: FastifyReply;
  queues: RowQueues;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    callName?: CallName;
  }
}

/** Serves every call of the contract, each through the same stages in the same order. */
export function serveCalls(app: FastifyInstance, services: Services, handlers: HandlerTable) {
  const reads = new CoalescedReads<string>();
  const queues = new RowQueues();
  const sessions = new CrowdSessions(() => services.database.queries);
  for (const callName of Object.keys(calls) as CallName[]) {
    const call: Call = calls[callName];
    const handler = handlerOf(callName, call, handlers);
    const findLookup = finderOf(handler, sessions);
    for (const [method, url] of routesOf(call)) {
      app.route({
        method,
        url,
        exposeHeadRoute: false,
        config: { callName },
        schema: schemaOf(call, method),
        bodyLimit: bodyLimitOf(call),
        onRequest: [
          csrf(call, services.configuration),
          session(call, services, findLookup),
          admitBranch(callName, call),
          mediaType(call),
        ],
        preValidation: call.body === 'multipart' ? [readMultipart(call, services.configuration)] : [],
        // Fastify validates before this, by `validate.ts`.
        handler: (request, reply) => {
          const incoming = { services, callName, call, handler, request, reply, queues };
          return optionsOf(handler).isCoalesced ? answerCoalesced(incoming, reads) : answer(incoming);
        },
      });
    }
  }
}

/** The stages after validation: transaction, idempotency, handler, presenter, envelope. */
async function answer({ services, callName, call, handler, request, reply, queues }: IncomingCall) {
  const input = inputOf(request);
  const effects = {
    headers: [] as [string, string][],
    file: null as SentFile | null,
    afterCommit: [] as (() => Promise<void> | void)[],
    afterRefusal: [] as ((db: CallContext['db']) => Promise<void>)[],
  };
  const context = contextOf(services, request, reply, effects);
  const { caller, now } = context;
  const { receivedFile } = request;
  const keyed =
    call.idempotent && caller
      ? {
          key: request.headers['idempotency-key']?.toString(),
          callName,
          memberNo: caller.memberNo,
          input,
          file: receivedFile,
          now,
        }
      : null;

  // Slow, so outside the transaction: a slow file store blocks nobody else.
  let file: StoredUpload | BusinessError | null = null;
  if (call.file && receivedFile && (caller || (await admitsGuest(handler, input, context)))) {
    const db = services.database.queries;
    const earlier = keyed && (await findEarlierAnswer(db, keyed));
    if (earlier) return reply.send(earlier);
    const { files } = services.integrations;
    file = await storeUpload(receivedFile, call.file, { db, files, memberNo: caller?.memberNo ?? null, now });
  }

  const forgetEffects = () => Object.assign(effects, { headers: [], file: null, afterCommit: [], afterRefusal: [] });
  let made: Envelope<unknown> | null = null;
  const run = async (db: CallContext['db']) => {
    forgetEffects();
    if (file instanceof BusinessError) throw file;
    made = await present(call, await handler(input, { ...context, db, file }));
    return made;
  };
  const db = services.database.queries;
  const carryOut = (): Promise<Envelope<unknown>> => {
    if (keyed) return withIdempotency(db, keyed, run);
    return needsTransaction(call, handler) ? inTransaction(db, run) : run(db);
  };
  const queueKey = queueKeyOf(handler, input);
  let envelope: Envelope<unknown>;
  try {
    envelope = await (queueKey === null ? carryOut() : queues.run(queueKey, carryOut));
  } finally {
    for (const work of effects.afterRefusal) await runAfterward(() => work(db), request);
  }
  // A refusal or an earlier response: the work of this run was rolled back.
  if (envelope !== made) forgetEffects();

  for (const [name, value] of effects.headers) reply.header(name, value);
  for (const work of effects.afterCommit) await runAfterward(work, request);
  if (effects.file) return sendFile(request, reply, effects.file);
  const long = longAnswer(envelope);
  return long === null ? reply.send(envelope) : reply.type(JSON_TYPE).send(Readable.from(long));
}

/** True if a guest's file may be stored; throws if the handler refuses it. */
async function admitsGuest(handler: AnyHandler, input: unknown, context: CallContext): Promise<boolean> {
  const { admitsUpload } = optionsOf(handler);
  if (!admitsUpload) return false;
  await admitsUpload(input as never, context);
  return true;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The stages after validation for a read that is the same for every caller. */
async function answerCoalesced(
  { services, callName, call, handler, request, reply }: IncomingCall,
  reads: CoalescedReads<string>,
) {
  const input = inputOf(request);
  const read = async () => {
    const context = contextOf(services, request, reply, { headers: [], file: null, afterCommit: [], afterRefusal: [] });
    return JSON.stringify(await present(call, await handler(input, context)));
  };
  return reply.type(JSON_TYPE).send(await reads.read(`${callName} ${JSON.stringify(input)}`, read));
}

const inputOf = ({ method, query, body }: FastifyRequest): unknown => (method === 'GET' ? query : (body ?? {}));

/** All routes of a call: its methods, at its current and its former paths. */
function routesOf({ method, alsoPost, path, formerPaths = [] }: Call): [Method, string][] {
  const methods: Method[] = alsoPost ? [method, 'POST'] : [method];
  return [path, ...formerPaths].flatMap((url) => methods.map((each): [Method, string] => [each, url]));
}

/** Session lookup of a call with `crowdSessions`; undefined for others. */
function finderOf(handler: AnyHandler, sessions: CrowdSessions): SessionFinder | undefined {
  const { crowdSessions } = optionsOf(handler);
  if (crowdSessions === 'lately') return (token, now) => sessions.findCached(token, now);
  return crowdSessions && ((token, now) => sessions.find(token, now));
}

const needsTransaction = (call: Call, handler: AnyHandler) =>
  call.idempotent || (call.changes && optionsOf(handler).transaction !== 'own');

/** Key of the row queue of a call with this input; null for a call without a queue. */
function queueKeyOf(handler: AnyHandler, input: unknown): string | null {
  const { queuedBy } = optionsOf(handler);
  return queuedBy === undefined ? null : `${queuedBy} ${String((input as Record<string, unknown>)[queuedBy])}`;
}

function handlerOf(callName: CallName, call: Call, handlers: HandlerTable): AnyHandler {
  const handler = handlers[callName];
  const { transaction, isCoalesced } = optionsOf(handler);
  if (call.idempotent && transaction === 'own')
    throw new Error(`${callName} takes an Idempotency-Key and cannot have its own transaction`);
  if (optionsOf(handler).crowdSessions === 'lately' && (call.changes || call.access !== 'member'))
    throw new Error(`${callName} needs the session as it is now`);
  if (isCoalesced && (call.changes || call.access !== 'public'))
    throw new Error(`${callName} depends on who asks and cannot be coalesced`);
  return handler as AnyHandler;
}

function contextOf(
  { configuration, integrations, metrics, views, modules, publication, passwordCost, database, now }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  effects: {
    headers: [string, string][];
    file: SentFile | null;
    afterCommit: (() => Promise<void> | void)[];
    afterRefusal: ((db: CallContext['db']) => Promise<void>)[];
  },
): CallContext {
  const { session: lookup, browserId, renewBrowser } = request.state;
  return {
    db: database.queries,
    now: now(),
    caller: lookup.state === 'live' ? lookup.caller : null,
    sessionState: lookup.state,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    browserId,
    renewBrowser,
    file: null,
    log: request.log,
    configuration,
    integrations,
    metrics,
    views,
    modules,
    publication,
    passwordCost,
    sendToken: (header, token) => void effects.headers.push([header, token]),
    retryAfter: (seconds) => void reply.header('retry-after', seconds),
    noteHeld: (milliseconds) => void (request.heldMs += milliseconds),
    sendFile: (file) => void (effects.file = file),
    afterCommit: (work) => void effects.afterCommit.push(work),
    afterRefusal: (work) => void effects.afterRefusal.push(work),
  };
}

/** A failure after the transaction is only logged; the response stays the same. */
async function runAfterward(work: () => Promise<void> | void, request: FastifyRequest) {
  try {
    await work();
  } catch (error) {
    request.log.error({ err: error }, 'work after the transaction failed');
  }
}
