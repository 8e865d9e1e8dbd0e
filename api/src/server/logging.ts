import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Values under these names are redacted in every logged object. */
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

/** Logs JSON lines to the standard output, or to a test's destination. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, redact: { paths: [...paths, '*.headers["set-cookie"]'], censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}

/** One line for each request, with its path but not its query, which may carry ids, names and phones. */
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
        ip: request.ip,
      },
      'request',
    );
  });
}
