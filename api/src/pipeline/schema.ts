import type { FastifySchema } from 'fastify';
import type { Call, Method } from '@portal/shared/contract';

/** The schema of a route is the call's own valibot schema, which `validate.ts` understands. */
export const schemaOf = ({ input }: Call, method: Method): FastifySchema =>
  method === 'GET' ? { querystring: input } : { body: input };
