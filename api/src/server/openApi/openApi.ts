import { association } from '@portal/shared/association';
import { calls, CODES, type Call, type CallName, type Method } from '@portal/shared/contract';
import { operationOf } from './operation.ts';
import { TAGS } from './tags.ts';

type Operation = ReturnType<typeof operationOf>;
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  [part: string]: unknown;
}

/** The OpenAPI document of all calls, built from the same declarations as the routes. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const methods: Method[] = call.alsoPost ? [call.method, 'POST'] : [call.method];
    for (const method of methods) (paths[call.path] ??= {})[method.toLowerCase()] = operationOf(name, call, method);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal API',
      version: '1.0.0',
      description:
        'Every JSON answer is an envelope { code, message, entity }: 1 is success, a negative code with HTTP 200 is a business refusal, ' +
        'a code from 400 on is the HTTP status. Tokens come in the Authorization response header of login, join and adminLogin.',
      contact: { name: association.name, email: association.email },
      license: NO_LICENCE,
    },
    servers: [{ url: '/', description: 'The portal that serves this document' }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token, with or without "Bearer "',
        },
      },
      schemas: { Refusal: refusal },
    },
    'x-codes': CODES,
  };
}

/** The owner has chosen no licence; SPDX has no id for that, but allows custom ones. */
const NO_LICENCE = { name: 'None chosen yet: use only by agreement with the owner', identifier: 'LicenseRef-none' };

/** A status shared by several refusals counts once. */
const refusalCodes = new Set(Object.values(CODES).map(({ code }) => code));
refusalCodes.delete(CODES.SUCCESS.code);

const refusal = {
  type: 'object',
  required: ['code', 'message', 'entity'],
  properties: {
    code: {
      type: 'integer',
      enum: [...refusalCodes],
    },
    message: { type: 'string' },
    entity: { description: 'Mostly null; for code 400 { issues: [{ path, message }] }, what is wrong with each field' },
  },
};
