import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Logged fields of an error. A database error also carries the row and the parameters, which are never logged. */
const LOGGED_OF_ERRORS = ['type', 'message', 'stack', 'code', 'statusCode', 'constraint', 'table', 'column'];

const errorWithoutRows = (error: Error): Record<string, unknown> => {
  const whole: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  return Object.fromEntries(LOGGED_OF_ERRORS.filter((name) => name in whole).map((name) => [name, whole[name]]));
};

/** Logs JSON lines to the standard output, or to a test's destination. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    redact: { paths: [...paths, '*.headers["set-cookie"]'], censor: '[redacted]' },
    serializers: { err: errorWithoutRows },
  };
  return destination ? pino(options, destination) : pino(options);
}

const FORBIDDEN = 403;

/** Member number of an employee, and of a session that was denied permission; nothing for others. */
function namedCaller({ state }: FastifyRequest, status: number): { memberNo?: number } {
  const { session } = state;
  if (session.state !== 'live') return {};
  return session.caller.role === 'employee' || status === FORBIDDEN ? { memberNo: session.caller.memberNo } : {};
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
        ...namedCaller(request, reply.statusCode),
      },
      'request',
    );
  });
}
