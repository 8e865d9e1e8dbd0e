import type { FastifyInstance } from 'fastify';
import { CODES } from '@portal/shared/contract';
import type { Database } from '../database/types/database.ts';
import { HttpError } from '../errors/errors.ts';

const healthy = { ...CODES.SUCCESS, entity: null };

/** `live`: the process responds. `ready`: the database does too. */
export function serveHealth(app: FastifyInstance, database: Database) {
  app.get('/health/live', async () => healthy);
  app.get('/health/ready', async (request) => {
    await database.ping().catch((error: unknown) => {
      request.log.error({ err: error }, 'the database does not answer');
      throw new HttpError('NOT_READY');
    });
    return healthy;
  });
}
