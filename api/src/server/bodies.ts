import type { FastifyInstance } from 'fastify';

const JSON_LIMIT_BYTES = 1024 * 1024;

/** JSON (an empty body is an empty object) and forms; any other kind is refused by the framework with 415. */
export function parseBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_LIMIT_BYTES },
    (request, body, done) => {
      if (body === '') done(null, {});
      else void parseJson(request, body, done);
    },
  );
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: JSON_LIMIT_BYTES },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}
