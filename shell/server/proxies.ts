import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { API_PREFIXES, envelopeOf } from './ownAnswers.ts';

/** A call fails if the API does not begin to respond within this time. */
const API_TIMEOUT_MS = 60_000;

/**
 * Files of a section are small and static, so short timeouts suffice. A browser opens few connections to this server,
 * and a hanging section must not occupy those that other sections and the shell need.
 */
const SECTION_CONNECT_TIMEOUT_MS = 2000;
const SECTION_HEADERS_TIMEOUT_MS = 5000;
/** Between two chunks of a file. */
const SECTION_BODY_TIMEOUT_MS = 10_000;

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
    // The visitor's own header would not prove the requested host.
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? request.protocol,
    host: request.headers.host,
    ...request.traced?.headers(),
  };
};

/** 503 if nothing listens, 504 on a timeout, 502 for an invalid response. */
function statusOf(error: Error & { statusCode?: number }): number {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || error.statusCode === 503) return 503;
  return error.statusCode === 504 ? 504 : 502;
}

const apiDown: OnError = (reply, { error }) => {
  const status = statusOf(error);
  void reply.code(status).header('Cache-Control', 'no-store').type('application/json').send(envelopeOf(status));
};

const sectionDown: OnError = (reply, { error }) => {
  void reply.code(statusOf(error)).header('Cache-Control', 'no-store').type('text/plain').send('section unavailable');
};

/** Proxies the API, so that the browser sees a single origin. */
export async function proxyApi(server: FastifyInstance, origin: string): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await server.register(fastifyHttpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      undici: { headersTimeout: API_TIMEOUT_MS, bodyTimeout: API_TIMEOUT_MS },
      replyOptions: { rewriteRequestHeaders: forwarded, onError: apiDown },
    });
  }
}

/**
 * Proxies each section's files under `/remotes/<name>/`.
 * @param originOf origin of a section's server; null if there is no such section.
 */
export async function proxySections(
  server: FastifyInstance,
  originOf: (section: string) => Promise<string | null>,
): Promise<void> {
  const origins = new WeakMap<object, string>();
  await server.register(fastifyHttpProxy, {
    upstream: '',
    prefix: '/remotes/:section',
    rewritePrefix: '/',
    httpMethods: ['GET', 'HEAD', 'OPTIONS'],
    undici: {
      connect: { timeout: SECTION_CONNECT_TIMEOUT_MS },
      headersTimeout: SECTION_HEADERS_TIMEOUT_MS,
      bodyTimeout: SECTION_BODY_TIMEOUT_MS,
    },
    preHandler(request, reply, next) {
      const find = async () => {
        const origin = await originOf((request.params as { section: string }).section);
        if (!origin) return reply.callNotFound();
        origins.set(request.raw, origin);
        next();
      };
      find().catch(next);
    },
    replyOptions: {
      rewriteRequestHeaders: forwarded,
      onError: sectionDown,
      getUpstream: ({ raw }: { raw: object }) => origins.get(raw) ?? '',
      // Retries are decided by the browser.
      retryDelay: () => null,
    },
  });
}
