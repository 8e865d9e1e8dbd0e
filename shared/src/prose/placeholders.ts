import { association, qualification } from '../association/index.ts';
import type { Block } from './blocks.ts';

/**
 * Values of placeholders `{{name}}`: text; text that depends on the offset of `{{name+14}}`; or blocks for a
 * placeholder that is a whole paragraph.
 */
export type Values = Readonly<
  Record<string, string | number | readonly Block[] | ((offset: number) => string | number)>
>;

const PLACEHOLDER = /\{\{(.*?)\}\}/g;
const NAME_AND_OFFSET = /^([a-zA-Z.]+)([+-]\d+)?$/;

/**
 * Value of a path such as `association.privacyOfficer.name`: facts about the association are available in every text.
 */
function factCalled(name: string): unknown {
  let found: unknown = { association, qualification };
  for (const part of name.split('.'))
    found = Object.hasOwn(Object(found) as object, part) ? (found as Record<string, unknown>)[part] : undefined;
  return typeof found === 'object' ? undefined : found;
}

function wordsFor(placeholder: string, values: Values): string {
  const [, name = '', offset] = NAME_AND_OFFSET.exec(placeholder) ?? [];
  const value = Object.hasOwn(values, name) ? values[name] : factCalled(name);
  if (typeof value === 'function') return String((value as (offset: number) => unknown)(Number(offset ?? 0)));
  if (Array.isArray(value)) throw new Error(`{{${placeholder}}} must be a paragraph by itself`);
  if (value === undefined || offset) throw new Error(`{{${placeholder}}} is not known here`);
  return String(value);
}

/** Replaces placeholders by their values. Throws for an unknown placeholder. */
export const fillIn = (words: string, values: Values): string =>
  words.replace(PLACEHOLDER, (_whole, placeholder: string) => wordsFor(placeholder, values));

/** Blocks that replace a paragraph, if it consists of a placeholder for blocks. */
export function partsFor(paragraph: string, values: Values): readonly Block[] | undefined {
  const [, name = ''] = /^\{\{([a-zA-Z]+)\}\}$/.exec(paragraph) ?? [];
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return Array.isArray(value) ? (value as readonly Block[]) : undefined;
}
