import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { CODES, type Call, type CallName, type Method, type Schema } from '@portal/shared/contract';

/** A valibot schema as a caller has to satisfy it; what JSON Schema cannot say (a trim, a transform) is left out. */
export const jsonSchema = (schema: Schema): JsonSchema => {
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

/** One operation of the OpenAPI document, all of it from the call's declaration. */
export function operationOf(name: CallName, call: Call, method: Method) {
  const input = jsonSchema(call.input);
  return {
    operationId: method === call.method ? name : `${name}By${method}`,
    tags: [call.path.split('/').find((part) => part !== '' && part !== 'api') ?? 'api'],
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
    call.alsoPost ? 'Served as GET and as POST with a JSON body; POST keeps what is secret out of addresses.' : '',
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
    'multipart/form-data': { schema: { ...input, properties: { ...input.properties, ...fileField } } },
    ...forms,
    'application/json': { schema: input },
  };
}

/** Calls whose answer brings a token, and in which header. */
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
  const transport = (code: (typeof CODES)[keyof typeof CODES]) => ({
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
    ...transport(CODES.MALFORMED),
    ...(call.access === 'public' ? {} : transport(CODES.NO_SESSION)),
    ...(call.changes || call.access === 'employee' ? transport(CODES.FORBIDDEN) : {}),
    ...transport(CODES.NOT_FOUND),
    ...(call.idempotent ? { ...transport(CODES.STILL_RUNNING), ...transport(CODES.KEY_REUSED) } : {}),
    ...(call.body ? { ...transport(CODES.TOO_LARGE), ...transport(CODES.WRONG_MEDIA_TYPE) } : {}),
    ...transport(CODES.TOO_MANY),
    ...transport(CODES.FAULT),
    ...transport(CODES.NOT_BUILT),
    ...transport(CODES.NOT_READY),
  };
}
