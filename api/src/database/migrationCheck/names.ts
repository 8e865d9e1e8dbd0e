import type { Node, RangeVar } from 'libpg-query';

/** Last parts of a qualified name: `public.application.memo` becomes `application.memo`. */
function lastWords(names: readonly Node[] | undefined, count: number): string {
  return (names ?? [])
    .map((name) => ('String' in name ? (name.String.sval ?? '') : ''))
    .slice(-count)
    .join('.');
}

export const tableOf = (relation: RangeVar | undefined): string => relation?.relname ?? '';

/** Word for each kind of object that a migration may drop or comment on, and the number of parts in its name. */
const KINDS: Readonly<Record<string, readonly [word: string, words: number]>> = {
  OBJECT_TABLE: ['table', 1],
  OBJECT_COLUMN: ['column', 2],
  OBJECT_INDEX: ['index', 1],
  OBJECT_FUNCTION: ['function', 1],
  OBJECT_TRIGGER: ['trigger', 2],
  OBJECT_TABCONSTRAINT: ['constraint', 2],
};

/** Name of an object in findings: `column application.memo`. */
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
