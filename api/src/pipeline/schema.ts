import type { FastifySchema } from 'fastify';
import type { Call, Method } from '@portal/shared/contract';

/** The schema of a route: valibot throughout; `validate.ts` reads it, the OpenAPI document is made of it. */
export function schemaOf(_callName: string, call: Call, method: Method): FastifySchema {
  return method === 'GET' ? { querystring: call.input } : { body: call.input };
}
