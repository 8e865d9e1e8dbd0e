import { HttpError } from '../../../errors/errors.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { sendFile } from '../../../pipeline/sendFile.ts';
import { findSession, tokenOf } from '../../../pipeline/session.ts';
import { readFile } from './readFile.ts';

/** `/files/<path>`: stored files as pages load them, pictures inline and everything else as a download. */
export const filesRoute: RouteGroup = (app, { database, integrations, now }) => {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const at = now();
    const session = await findSession(database.queries, tokenOf(request.headers.authorization), at);
    const caller = session.state === 'live' ? session.caller : null;
    const file = await readFile(
      { path: request.params['*'], disposition: 'inline' },
      { db: database.queries, files: integrations.files, caller, now: at, ip: request.ip },
    );
    if (!file) throw new HttpError('NOT_FOUND');
    return sendFile(request, reply, file);
  });
};
