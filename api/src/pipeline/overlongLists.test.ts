import { calls, type Call } from '@portal/shared/contract';
import { isShape, maximumOf, shapeOf, type SchemaShape } from './schemaShape.ts';

/** Paths of the lists in a schema that have no maximum. */
function endlessLists(shape: SchemaShape, path: string): string[] {
  const { type, entries = {}, item, wrapped, options = [] } = shape;
  return [
    ...(type === 'array' && !maximumOf(shape) ? [path] : []),
    ...Object.entries(entries).flatMap(([name, entry]) => endlessLists(entry, `${path}.${name}`)),
    ...[item, wrapped, ...options].filter(isShape).flatMap((part) => endlessLists(part, path)),
  ];
}

test('every list that a call takes has a maximum: without one no item of it would be accepted', () => {
  const endless = Object.entries(calls).flatMap(([name, { input }]: [string, Call]) =>
    endlessLists(shapeOf(input), name),
  );
  expect(endless).toEqual([]);
});
