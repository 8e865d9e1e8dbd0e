import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/errors.ts';

/** Limit for routes that are not calls; each call has its own. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Most field names in a body, counted by its colons. A text of nothing but colons may have as many. */
const MAX_NAMES = 25_000;

/** True if a JSON text has more fields than the parser can make an object of within some milliseconds. */
function namesTooMany(body: string): boolean {
  let position = -1;
  for (let colons = 0; colons <= MAX_NAMES; colons += 1) {
    position = body.indexOf(':', position + 1);
    if (position === -1) return false;
  }
  return true;
}

/** Parses JSON (an empty body is an empty object) and forms; Fastify rejects other media types with 415. */
export function parseBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (request, body, done) => {
      if (body === '') done(null, {});
      else if (namesTooMany(body)) done(new HttpError('MALFORMED', { issues: [] }));
      else void parseJson(request, body, done);
    },
  );
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}
