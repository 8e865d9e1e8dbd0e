import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { CODES } from '@portal/shared/contract/codes';
import type { Settings } from './settings.ts';

/** A call that the API does not begin to answer within this time fails. */
const API_TIMEOUT_MS = 60_000;

type Hooks = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
type RewriteHeaders = NonNullable<Hooks['rewriteRequestHeaders']>;
type OnError = NonNullable<Hooks['onError']>;

/** Appends the client's IP, so that a client cannot pretend to be another; the API knows how many proxies to trust. */
const forwarded: RewriteHeaders = (request, headers) => {
  const before = request.headers['x-forwarded-for'];
  const ip = request.socket.remoteAddress ?? '';
  return {
    ...headers,
    'x-forwarded-for': before ? `${String(before)}, ${ip}` : ip,
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? request.protocol,
    host: request.headers.host,
  };
};

/** 503 when nothing listens, 504 when it is too slow, 502 for an invalid response. */
function statusOf(error: Error & { statusCode?: number }): number {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || error.statusCode === 503) return 503;
  return error.statusCode === 504 ? 504 : 502;
}

const apiDown: OnError = (reply, { error }) => {
  const status = statusOf(error);
  const message = status === 503 ? CODES.NOT_READY.message : CODES.FAULT.message;
  void reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json')
    .send({ code: status, message, entity: null });
};

const sectionDown: OnError = (reply, { error }) => {
  void reply.code(statusOf(error)).header('Cache-Control', 'no-store').type('text/plain').send('section unavailable');
};

/** Proxies the API and each section, so that the browser sees a single origin. */
export async function registerProxies(server: FastifyInstance, settings: Settings): Promise<void> {
  for (const prefix of ['/api', '/smart-user', '/files']) {
    await server.register(fastifyHttpProxy, {
      upstream: settings.apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: { headersTimeout: API_TIMEOUT_MS, bodyTimeout: API_TIMEOUT_MS },
      replyOptions: { rewriteRequestHeaders: forwarded, onError: apiDown },
    });
  }
  for (const [name, upstream] of Object.entries(settings.sectionOrigins)) {
    await server.register(fastifyHttpProxy, {
      upstream,
      prefix: `/remotes/${name}`,
      rewritePrefix: '/',
      httpMethods: ['GET', 'HEAD', 'OPTIONS'],
      replyOptions: { rewriteRequestHeaders: forwarded, onError: sectionDown },
    });
  }
}
