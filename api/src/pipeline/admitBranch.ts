import type { FastifyRequest } from 'fastify';
import type { Call, CallName } from '@portal/shared/contract';
import { HttpError } from '../errors/errors.ts';
import { OPEN_CALLS, type Confined } from './openCalls.ts';
import type { Caller } from './session.ts';

/** Stage after the session: calls that are not listed are closed to employees of a branch. */
export const admitBranch =
  (callName: CallName, { access }: Call) =>
  async (request: FastifyRequest) => {
    const { session } = request.state;
    if (access === 'employee' && session.state === 'live') requireOpen(callName, session.caller);
  };

/** The only check of an employee's branch. */
export function requireOpen(callName: CallName, { branchNo }: Pick<Caller, 'branchNo'>): Confined {
  const confined = OPEN_CALLS[callName];
  if (branchNo !== null && confined === undefined) throw new HttpError('FORBIDDEN');
  return confined ?? {};
}
