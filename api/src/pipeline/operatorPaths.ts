import type { FastifyRequest } from 'fastify';

/** What tells operators how the process is, whoever asks and however often. */
const FOR_OPERATORS = /^\/(health\/|metrics$)/;

export const isForOperators = (request: FastifyRequest) => FOR_OPERATORS.test(request.url);
