import type { Node, RangeVar } from 'libpg-query';

/** The last words of a qualified name: `public.application.memo` is `application.memo`. */
function lastWords(names: readonly Node[] | undefined, count: number): string {
  return (names ?? [])
    .map((name) => ('String' in name ? (name.String.sval ?? '') : ''))
    .slice(-count)
    .join('.');
}

export const tableOf = (relation: RangeVar | undefined): string => relation?.relname ?? '';

/** The word for each kind of object that a migration may drop or describe, and of how many words its name is. */
const KINDS: Readonly<Record<string, readonly [word: string, words: number]>> = {
  OBJECT_TABLE: ['table', 1],
  OBJECT_COLUMN: ['column', 2],
  OBJECT_INDEX: ['index', 1],
  OBJECT_FUNCTION: ['function', 1],
  OBJECT_TRIGGER: ['trigger', 2],
  OBJECT_TABCONSTRAINT: ['constraint', 2],
};

/** An object as findings call it: `column application.memo`. */
export function objectName(kind: string | undefined, object: Node | undefined): string {
  const [word, words] = KINDS[kind ?? ''] ?? [(kind ?? '').replace('OBJECT_', '').toLowerCase(), 1];
  return `${word} ${lastWords(partsOf(object), words)}`;
}

function partsOf(object: Node | undefined): readonly Node[] | undefined {
  if (object === undefined) return undefined;
  if ('List' in object) return object.List.items;
  return 'ObjectWithArgs' in object ? object.ObjectWithArgs.objname : [object];
}

export const functionName = (names: readonly Node[] | undefined): string => `function ${lastWords(names, 1)}`;
