import { setImmediate } from 'node:timers/promises';

/** Yields to everything that waits in the event loop. */
export const letOthersRun = (): Promise<void> => setImmediate();

/**
 * Splits a text or list into pieces of a given length, yielding to the event loop between them: for work whose length a
 * visitor decides.
 */
export async function* inPieces<Whole extends string | readonly unknown[]>(whole: Whole, length: number) {
  for (let start = 0; start < whole.length; start += length) {
    if (start > 0) await letOthersRun();
    yield whole.slice(start, start + length) as Whole extends string ? string : Whole;
  }
}

/** Maps a long list in pieces, yielding to the event loop between them. */
export async function mapInPieces<Item, Result>(
  items: readonly Item[],
  length: number,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const piece of inPieces(items, length)) for (const item of piece) results.push(work(item));
  return results;
}
