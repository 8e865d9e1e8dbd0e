import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Block } from './blocks.ts';
import { fillIn, type Values } from './placeholders.ts';
import { LineFault, readBlocks } from './readBlocks.ts';

/** Text with its frontmatter. */
export interface Prose<Data> {
  data: Data;
  blocks: readonly Block[];
}

const METADATA = /^---\n([^]*?)\n---\n/;

const filled =
  (values: Values) =>
  (_key: unknown, value: unknown): unknown =>
    typeof value === 'string' ? fillIn(value, values) : value;

/** Adds the file, and the line if known, to errors of a function. */
function naming<Result>(file: string, firstLine: number, read: () => Result): Result {
  try {
    return read();
  } catch (fault) {
    const line = fault instanceof LineFault ? `:${firstLine + fault.line}` : '';
    throw new Error(`${file}${line}: ${(fault as Error).message}`, { cause: fault });
  }
}

function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw new Error(issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`).join('; '));
}

/**
 * Reads a text: Markdown with frontmatter.
 * @param schema of the frontmatter.
 * @param values of placeholders, in addition to the facts about the association.
 */
export function readProse<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  values: Values = {},
): Prose<v.InferOutput<Schema>> {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const [whole = '', front = ''] = METADATA.exec(source) ?? [];
  return naming(file, whole.split('\n').length, () => ({
    data: checked(schema, parse(front, filled(values)) ?? {}),
    blocks: readBlocks(source.slice(whole.length), values),
  }));
}

/** Reads a list or table: JSON with optional placeholders in its strings. */
export const readData = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  values: Values = {},
): v.InferOutput<Schema> =>
  naming(file, 1, () => checked(schema, JSON.parse(readFileSync(file, 'utf8'), filled(values))));

/** Texts of a folder by name, without subfolders. */
export const proseIn = (folder: string): string[] =>
  globSync('*.md', { cwd: folder })
    .sort()
    .map((name) => join(folder, name));
