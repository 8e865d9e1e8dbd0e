import type { FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import type { InputIssue, Schema } from '@portal/shared/contract';
import { HttpError } from './errors.ts';

/** Stage 4: an input that its schema refuses answers 400 with an issue for each wrong field. */
export const validatorCompiler: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (input: unknown) => {
    const result = parse(schema, input);
    return result.success ? { value: result.output } : { error: malformed(result.issues) };
  };

/** An input as its schema reads it. @throws HttpError MALFORMED with an issue for each wrong field */
export function requireValid<Input extends Schema>(schema: Input, input: unknown): v.InferOutput<Input> {
  const result = parse(schema, input);
  if (!result.success) throw malformed(result.issues);
  return result.output;
}

const parse = <Input extends Schema>(schema: Input, input: unknown) =>
  v.safeParse(schema, withEveryKey(schema, input ?? {}), { message: generalMessage });

const malformed = (issues: readonly v.BaseIssue<unknown>[]) =>
  new HttpError('MALFORMED', { issues: issues.map(issueOf) });

/** The message of fields whose schema has none. */
const generalMessage = (issue: v.BaseIssue<unknown>) =>
  issue.input === undefined || issue.input === '' ? '필수 항목입니다.' : '형식이 올바르지 않습니다.';

const issueOf = (issue: v.BaseIssue<unknown>): InputIssue => ({
  path: v.getDotPath(issue) ?? '',
  message: issue.message,
});

/** Adds missing keys as undefined, so that a missing field fails with its own message instead of the object's. */
function withEveryKey(schema: object, input: unknown): unknown {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || typeof input !== 'object' || Array.isArray(input))
    return input;
  const missing = Object.fromEntries(Object.keys(schema.entries ?? {}).map((key) => [key, undefined]));
  return { ...missing, ...input };
}
