import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/errors.ts';

/** Of what is no call; each call has a limit of its own. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Names of fields in a body, counted by the colons in it; a text of nothing but colons may have as many. */
const MAX_NAMES = 25_000;

/** Whether a text of JSON names more fields than the parser makes an object of in some milliseconds. */
function namesTooMany(body: string): boolean {
  let position = -1;
  for (let colons = 0; colons <= MAX_NAMES; colons += 1) {
    position = body.indexOf(':', position + 1);
    if (position === -1) return false;
  }
  return true;
}

/** Parses JSON (an empty body is an empty object) and forms; the framework refuses other media types with 415. */
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
