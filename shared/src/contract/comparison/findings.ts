import { askedAs, servedAs, type CallDescription, type CallDescriptions } from './describeCall.ts';
import { incompatibilitiesBetween, type Meeting } from './incompatibilities.ts';

const SENT: Meeting = { given: 'sent', taken: 'taken', isTolerant: false, losesFields: true };
const ANSWERED: Meeting = { given: 'answered', taken: 'read', isTolerant: true, losesFields: false };

const RANKS = { public: 0, member: 1, employee: 2 } as const;

function* ofAccess(asked: CallDescription, served: CallDescription): Generator<string> {
  if (RANKS[served.access] > RANKS[asked.access])
    yield `is for ${served.access === 'member' ? 'members' : 'employees'} alone; the client takes it for ${asked.access}`;
  else if (
    served.permission &&
    served.permission !== 'any' &&
    served.permission !== asked.permission &&
    asked.access === 'employee'
  )
    yield `needs the permission ${served.permission}, not ${asked.permission ?? 'none'}`;
}

function* ofTransport(asked: CallDescription, served: CallDescription): Generator<string> {
  if (served.changes && !asked.changes)
    yield 'changes state and needs the csrf header; the client takes it for a reading';
  if (asked.idempotent && !served.idempotent) yield 'knows no Idempotency-Key; a repeat would be carried out twice';
  if (asked.body === 'multipart' && served.body !== 'multipart') yield 'takes no multipart form';
  if (asked.file && !served.file) yield 'takes no file';
  if (asked.file === 'any' && served.file === 'picture') yield 'takes pictures alone, no other files';
  if (asked.answer !== served.answer)
    yield served.answer ? 'answers a file and no envelope' : 'answers an envelope and no file';
}

/** Requirements of a call's client that the API does not meet. */
function* ofCall(asked: CallDescription, served: CallDescription): Generator<string> {
  yield* ofAccess(asked, served);
  yield* ofTransport(asked, served);
  for (const { field, problem } of incompatibilitiesBetween(asked.input, served.input, SENT))
    yield field === '' ? `its input ${problem}` : `input "${field}" ${problem}`;
  for (const { field, problem } of incompatibilitiesBetween(served.entity, asked.entity, ANSWERED))
    yield field === '' ? `its answer ${problem}` : `answer "${field}" ${problem}`;
}

/** Explains why no served call matches. */
function missing(asked: CallDescription, served: readonly CallDescription[]): string {
  const there = served.flatMap(servedAs).filter((each) => each.endsWith(` ${asked.path}`));
  return there.length > 0
    ? `is not served as ${askedAs(asked)}, only as ${there.join(', ')}`
    : `is not served: ${askedAs(asked)}`;
}

/**
 * Requirements of clients that an API does not meet, each with the name of its call; empty if compatible. Calls are
 * matched by method and path, because their names in the contract do not travel over the wire.
 */
export function findings(needed: CallDescriptions, served: CallDescriptions): string[] {
  const all = Object.values(served);
  const byRequest = new Map(all.flatMap((call) => servedAs(call).map((request) => [request, call] as const)));
  return Object.entries(needed).flatMap(([name, asked]) => {
    const found = byRequest.get(askedAs(asked));
    const problems = found ? [...ofCall(asked, found)] : [missing(asked, all)];
    return problems.map((problem) => `${name}: ${problem}`);
  });
}
