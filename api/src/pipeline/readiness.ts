import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors.ts';

/** What tells operators how the process is; it answers before the database does. */
const ALWAYS_ANSWERED = /^\/(health\/|metrics$)/;

export const isForOperators = (request: FastifyRequest) => ALWAYS_ANSWERED.test(request.url);

/** Before the tables are migrated every call answers 503. */
export const refuseUntilReady = (isReady: () => boolean) => async (request: FastifyRequest) => {
  if (!isReady() && !isForOperators(request)) throw new HttpError('NOT_READY');
};
