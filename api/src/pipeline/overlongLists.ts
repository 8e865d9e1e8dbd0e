import type { InputIssue, Schema } from '@portal/shared/contract';
import { maximumOf, shapeOf, type SchemaShape } from './schemaShape.ts';

/**
 * Issues for lists of an input that are longer than their schema allows. Checked first, because the schema would look
 * at every item of such a list and report an issue for each.
 */
export const overlongLists = (schema: Schema, input: unknown): InputIssue[] => issuesOf(shapeOf(schema), input, '');

function issuesOf(shape: SchemaShape, input: unknown, path: string): InputIssue[] {
  const { type, entries = {}, item, wrapped } = shape;
  if (wrapped) return issuesOf(wrapped, input, path);
  if (type === 'array' && Array.isArray(input)) {
    const { length, message } = maximumOf(shape) ?? { length: 0, message: undefined };
    if (input.length > length) return [{ path, message: typeof message === 'string' ? message : '너무 많습니다.' }];
    return item ? input.flatMap((each, index) => issuesOf(item, each, `${path}.${index}`)) : [];
  }
  if (type === 'object' && typeof input === 'object' && input !== null)
    return Object.entries(entries).flatMap(([name, entry]) =>
      issuesOf(entry, (input as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`),
    );
  return [];
}
