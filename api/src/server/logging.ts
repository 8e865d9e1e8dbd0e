import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Whatever an object that is logged may carry under these names never leaves. */
const SECRETS = [
  'authorization',
  'cookie',
  'userPw',
  'password',
  'password_hash',
  'userPhone',
  'user_phone',
  'account',
  'token',
  'code_hash',
];

/** Logs as JSON lines on the standard output, or where a test wants them. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, redact: { paths: [...paths, '*.headers["set-cookie"]'], censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}

/** One line a request. Queries carry ids, names and phones, so the path stands alone. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/health/')) return;
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        call: request.routeOptions.config.callName,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'request',
    );
  });
}
