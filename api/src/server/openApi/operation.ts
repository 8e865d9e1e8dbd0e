import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { CODES, type Call, type CallName, type Method, type Schema } from '@portal/shared/contract';
import { tagOf } from './tags.ts';

/** JSON Schema of a valibot schema's input, without what it cannot express (a trim, a transform). */
const jsonSchema = (schema: Schema): JsonSchema => {
  const { $schema: _, ...converted } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return converted;
};

const envelopeSchema = (entity: object) => ({
  type: 'object',
  required: ['code', 'message', 'entity'],
  properties: { code: { const: CODES.SUCCESS.code }, message: { type: 'string' }, entity },
});

const refusalEnvelope = { $ref: '#/components/schemas/Refusal' };
const envelopeBody = (schema: object) => ({ 'application/json': { schema } });
const fileField = { file: { type: 'string', format: 'binary', description: 'At most 10 MB, checked by its content' } };

/** One operation of the OpenAPI document, built from the call's declaration. */
export function operationOf(name: CallName, call: Call, method: Method) {
  const input = jsonSchema(call.input);
  return {
    operationId: method === call.method ? name : `${name}By${method}`,
    tags: [tagOf(call.path)],
    summary: call.summary,
    description: describe(call),
    'x-access': call.access,
    security: call.access === 'public' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [...(method === 'GET' ? queryOf(input) : []), ...headersOf(call)],
    ...(method === 'GET' ? {} : { requestBody: { required: true, content: bodyOf(call, input) } }),
    responses: responsesOf(name, call),
  };
}

function describe(call: Call): string {
  return [
    `Access: ${call.access}.`,
    call.changes ? 'Changes state: needs the csrf header.' : '',
    call.alsoPost ? `Served as ${call.method} and as POST with a JSON body; POST keeps secrets out of URLs.` : '',
    call.idempotent ? 'With an Idempotency-Key a repeat gets the same answer, and changes nothing again.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function queryOf(input: JsonSchema) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

function headersOf(call: Call) {
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(call.changes ? [header('X-XSRF-TOKEN', true, 'The value of the cookie XSRF-TOKEN')] : []),
    ...(call.idempotent
      ? [header('Idempotency-Key', false, 'Up to 200 visible characters, one for each intended change')]
      : []),
  ];
}

function bodyOf(call: Call, input: JsonSchema) {
  const forms = { 'application/x-www-form-urlencoded': { schema: input } };
  if (call.body !== 'multipart') return { 'application/json': { schema: input } };
  return {
    'multipart/form-data': {
      schema: call.file ? { ...input, properties: { ...input.properties, ...fileField } } : input,
    },
    ...forms,
    'application/json': { schema: input },
  };
}

/** Header in which a call returns a token. */
const tokenHeaders: Partial<Record<CallName, string>> = {
  login: 'Authorization',
  join: 'Authorization',
  adminLogin: 'Authorization',
  changeToken: 'token',
};

function responsesOf(name: CallName, call: Call) {
  const tokenHeader = tokenHeaders[name];
  const headers = tokenHeader
    ? { [tokenHeader]: { description: 'The token of the session', schema: { type: 'string' } } }
    : {};
  const failure = (code: (typeof CODES)[keyof typeof CODES]) => ({
    [code.code]: { description: code.message, content: envelopeBody(refusalEnvelope) },
  });
  const success =
    call.answer === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : envelopeBody({ oneOf: [envelopeSchema(jsonSchema(call.entity)), refusalEnvelope] });
  return {
    200: {
      description: 'Code 1 with the entity, or a negative code for a business refusal',
      headers,
      content: success,
    },
    ...failure(CODES.MALFORMED),
    ...(call.access === 'public' ? {} : failure(CODES.NO_SESSION)),
    ...(call.changes || call.access === 'employee' ? failure(CODES.FORBIDDEN) : {}),
    ...failure(CODES.NOT_FOUND),
    ...(call.idempotent ? { ...failure(CODES.STILL_RUNNING), ...failure(CODES.KEY_REUSED) } : {}),
    ...(call.body ? { ...failure(CODES.TOO_LARGE), ...failure(CODES.WRONG_MEDIA_TYPE) } : {}),
    ...failure(CODES.TOO_MANY),
    ...failure(CODES.FAULT),
    ...failure(CODES.NOT_READY),
  };
}
