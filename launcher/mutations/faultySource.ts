import ts from 'typescript';
import { placeAt } from './changes/place.ts';
import type { Fault } from './fault.ts';

/**
 * The source of a fault's file with the fault applied.
 * @throws if its place is not found
 */
export function faultySource(source: string, { name, file, at, change }: Fault): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  try {
    const { start, end, text } = change(placeAt(tree, at));
    return source.slice(0, start) + text + source.slice(end);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}: ${file}, ${at} ${reason}`, { cause: error });
  }
}
