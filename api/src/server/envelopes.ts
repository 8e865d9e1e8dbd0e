import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '@portal/shared/contract';
import { errorPage } from '@portal/shared/federation/brokenRequests';
import { isDatabaseDown } from '../database/databaseDown.ts';
import { sqlStateOf } from '../database/transaction.ts';
import { BusinessError, HttpError } from '../errors/errors.ts';
import { isStorageDown } from '../integrations/files/storageDown.ts';
import { envelopeOfBusinessError, envelopeOfHttpError } from '../pipeline/envelope.ts';
import { passOf } from '../pipeline/fileAddress.ts';
import { refusalOf } from './refusedRows.ts';

/** Sends every error as an envelope; its details are only logged. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((_request, reply) => sendHttpError(new HttpError('NOT_FOUND'), reply));
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof BusinessError ? error : refusalOf(error);
  const isPage = passOf(request) !== null;
  if (isPage) reply.serializer(pageOf).type('text/html; charset=utf-8');
  if (refusal) return reply.status(isPage ? 410 : 200).send(envelopeOfBusinessError(refusal));
  const httpError = error instanceof HttpError ? error : httpErrorOf(error);
  if (!httpError) request.log.error({ err: error }, 'a call failed');
  return sendHttpError(httpError ?? new HttpError('FAULT'), reply);
}

/** A file's address is opened by a person instead of a program. */
const pageOf = (envelope: unknown) => errorPage((envelope as Envelope<null>).message);

/** Seconds; a crowd waiting for one row has passed by then. */
const RETRY_SECONDS = 5;

function sendHttpError(error: HttpError, reply: FastifyReply) {
  const envelope = envelopeOfHttpError(error);
  if (error.codeName === 'NOT_READY') reply.header('retry-after', RETRY_SECONDS);
  return reply.status(envelope.code).send(envelope);
}

/** SQLSTATE class of a value that its column cannot hold: a number out of range, an unsupported character. */
const UNFIT_VALUE = /^22/;

/** The HTTP error for errors of the framework, the body parsers, a full disk and a lost database; null for others. */
function httpErrorOf(error: unknown): HttpError | null {
  const status = statusOf(error);
  if (status === 413) return new HttpError('TOO_LARGE');
  if (status === 415) return new HttpError('WRONG_MEDIA_TYPE');
  if (status !== null && status >= 400 && status < 500) return new HttpError('MALFORMED', { issues: [] });
  if (isStorageDown(error)) return new HttpError('STORAGE_DOWN');
  if (isDatabaseDown(error)) return new HttpError('NOT_READY');
  const sqlState = sqlStateOf(error);
  if (typeof sqlState === 'string' && UNFIT_VALUE.test(sqlState)) return new HttpError('MALFORMED', { issues: [] });
  return null;
}

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
