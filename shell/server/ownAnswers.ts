import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODES } from '@portal/shared/contract/codes';
import { answerExpectations, lacksHost } from '@portal/shared/federation/brokenRequests';

/** What the API answers, with its files. */
export const API_PREFIXES = ['/api', '/smart-user', '/files'] as const;

const isOfApi = (url: string) =>
  API_PREFIXES.some((prefix) => url === prefix || [`${prefix}/`, `${prefix}?`].some((begin) => url.startsWith(begin)));

const MESSAGES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.values(CODES).map(({ code, message }) => [code, message]),
);

/** The envelope of a call that this server answers itself, because the API did not or should not. */
export function envelopeOf(status: number) {
  const message = MESSAGES[status] ?? (status < 500 ? CODES.MALFORMED.message : CODES.FAULT.message);
  return { code: status, message, entity: status === 400 ? { issues: [] } : null };
}

/** Answers instead of the API, or of a page, in the form that is expected there. */
function sendOwn(status: number, { url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): FastifyReply {
  reply.code(status).header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  if (isOfApi(url)) return reply.type('application/json; charset=utf-8').send(envelopeOf(status));
  return reply.type('text/plain').send(status === 404 ? 'Not found' : (STATUS_CODES[status] ?? ''));
}

/** An error of the framework's or of this server's own; what went wrong inside is for the log alone. */
export function sendError(
  { statusCode = 500 }: Pick<FastifyError, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return sendOwn(statusCode, request, reply);
}

/** Answers everything that goes wrong in this server, before a route too, in the form that is expected there. */
export function answerErrors(server: FastifyInstance, maxBodyBytes: number): void {
  server.setNotFoundHandler((request, reply) => sendOwn(404, request, reply));
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error(error);
    return sendError(error, request, reply);
  });
  server.addHook('onRequest', async (request, reply) => {
    if (lacksHost(request.raw)) return sendOwn(400, request, reply.header('Connection', 'close'));
    // What is passed on is not read here, so that nothing else would look at its length.
    if (Number(request.headers['content-length']) > maxBodyBytes)
      return sendOwn(413, request, reply.header('Connection', 'close'));
  });
  answerExpectations(server.server);
}
