import type { FastifyRequest } from 'fastify';

/** Paths for operators, exempt from the rate limit and from traces. */
const FOR_OPERATORS = /^\/(health\/|metrics$)/;

export const isForOperators = (request: FastifyRequest) => FOR_OPERATORS.test(request.url);
