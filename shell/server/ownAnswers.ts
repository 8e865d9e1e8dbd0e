import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODES } from '@portal/shared/contract/codes';
import { answerExpectations, errorPage, lacksHost } from '@portal/shared/federation/brokenRequests';

/** Paths proxied to the API, including its files. */
export const API_PREFIXES = ['/api', '/smart-user', '/files'] as const;

const isOfApi = (url: string) =>
  API_PREFIXES.some((prefix) => url === prefix || [`${prefix}/`, `${prefix}?`].some((begin) => url.startsWith(begin)));

const MESSAGES: Readonly<Record<number, string>> = {
  ...Object.fromEntries(Object.values(CODES).map(({ code, message }) => [code, message])),
  // Of the two codes with this number, the other one is about files.
  503: CODES.NOT_READY.message,
};

/** Envelope of an error that this server returns on behalf of the API. */
export function envelopeOf(status: number) {
  const message = MESSAGES[status] ?? (status < 500 ? CODES.MALFORMED.message : CODES.FAULT.message);
  return { code: status, message, entity: status === 400 ? { issues: [] } : null };
}

const PAGE_MESSAGES: Readonly<Record<number, string>> = {
  400: '이 주소는 열 수 없습니다.',
  404: '페이지를 찾을 수 없습니다.',
};
const pageMessageOf = (status: number) => PAGE_MESSAGES[status] ?? envelopeOf(status).message;

/** Sends an error on behalf of the API or of a page, in the format of each. */
function sendOwn(status: number, { url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): FastifyReply {
  reply.code(status).header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  if (isOfApi(url)) return reply.type('application/json; charset=utf-8').send(envelopeOf(status));
  return reply.type('text/html; charset=utf-8').send(errorPage(pageMessageOf(status)));
}

/** Sends an error of the framework or of this server; internal details go to the log alone. */
export function sendError(
  { statusCode = 500 }: Pick<FastifyError, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return sendOwn(statusCode, request, reply);
}

/** Sends all errors of this server, even those before routing, in the format of the path. */
export function answerErrors(server: FastifyInstance, maxBodyBytes: number): void {
  server.setNotFoundHandler((request, reply) => sendOwn(404, request, reply));
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error(error);
    return sendError(error, request, reply);
  });
  server.addHook('onRequest', async (request, reply) => {
    if (lacksHost(request.raw)) return sendOwn(400, request, reply.header('Connection', 'close'));
    // Proxied bodies are not parsed here, so their length must be checked first.
    if (Number(request.headers['content-length']) > maxBodyBytes)
      return sendOwn(413, request, reply.header('Connection', 'close'));
  });
  answerExpectations(server.server);
}
