import type { FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import type { InputIssue, Schema } from '@portal/shared/contract';
import { HttpError } from '../errors/errors.ts';
import { overlongLists } from './overlongLists.ts';
import { shapeOf } from './schemaShape.ts';

/** Stage 4: returns 400 with an issue for each wrong field of an input that its schema refuses. */
export const validatorCompiler: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (input: unknown) => {
    try {
      return { value: requireValid(schema, input) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** Parses an input by its schema. @throws HttpError MALFORMED with an issue for each wrong field */
export function requireValid<Input extends Schema>(schema: Input, input: unknown): v.InferOutput<Input> {
  const overlong = overlongLists(schema, input);
  if (overlong.length > 0) throw new HttpError('MALFORMED', { issues: overlong });
  const result = v.safeParse(schema, withEveryKey(schema, input ?? {}), { message: generalMessage });
  if (!result.success) throw new HttpError('MALFORMED', { issues: result.issues.map(issueOf) });
  return result.output;
}

/** Message of fields whose schema has none. */
const generalMessage = (issue: v.BaseIssue<unknown>) =>
  issue.input === undefined || issue.input === '' ? '필수 항목입니다.' : '형식이 올바르지 않습니다.';

const issueOf = (issue: v.BaseIssue<unknown>): InputIssue => ({
  path: v.getDotPath(issue) ?? '',
  message: issue.message,
});

/**
 * Adds the schema's missing keys as undefined, so that a missing field fails with its own message instead of the
 * object's. Other keys, however many, are not looked at.
 */
function withEveryKey(schema: Schema, input: unknown): unknown {
  const { entries } = shapeOf(schema);
  if (!entries || typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const given = new Map(Object.entries(input));
  return Object.fromEntries(Object.keys(entries).map((key) => [key, given.get(key)]));
}
