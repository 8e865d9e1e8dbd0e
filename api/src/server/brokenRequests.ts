import type { FastifyInstance } from 'fastify';
import { answerExpectations, lacksHost } from '@portal/shared/federation/brokenRequests';
import { HttpError } from '../errors/errors.ts';

/** Adds the envelope to refusals that Node would send without a body: no `Host`, an unknown `Expect`. */
export function refuseImproperRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!lacksHost(request.raw)) return;
    reply.header('connection', 'close');
    throw new HttpError('MALFORMED', { issues: [] });
  });
  answerExpectations(app.server);
}
