import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlStateOf } from '../database/transaction.ts';
import { envelopeOfBusinessError, envelopeOfHttpError } from '../pipeline/envelope.ts';
import { BusinessError, HttpError } from '../pipeline/errors.ts';

/** Every error leaves as an envelope; what it was goes to the log alone. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((_request, reply) => sendHttpError(new HttpError('NOT_FOUND'), reply));
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof BusinessError) return reply.status(200).send(envelopeOfBusinessError(error));
  const known = error instanceof HttpError ? error : recognised(error);
  if (!known) request.log.error({ err: error }, 'a call failed');
  return sendHttpError(known ?? new HttpError('FAULT'), reply);
}

function sendHttpError(error: HttpError, reply: FastifyReply) {
  const envelope = envelopeOfHttpError(error);
  return reply.status(envelope.code).send(envelope);
}

/** SQLSTATE classes and error codes of a database that is away or has no room. */
const AWAY = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/;

/** Errors of the framework, of the body's parsers and of an absent database. */
function recognised(error: unknown): HttpError | null {
  const status = statusOf(error);
  if (status === 413) return new HttpError('TOO_LARGE');
  if (status === 415) return new HttpError('WRONG_MEDIA_TYPE');
  if (status !== null && status >= 400 && status < 500) return new HttpError('MALFORMED', { issues: [] });
  const state = sqlStateOf(error);
  const noConnection =
    error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
  if (noConnection || (typeof state === 'string' && AWAY.test(state))) return new HttpError('NOT_READY');
  return null;
}

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
