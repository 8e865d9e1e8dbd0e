import { setImmediate } from 'node:timers/promises';

/** Lets everything else that waits have its turn. */
export const letOthersRun = (): Promise<void> => setImmediate();

/**
 * The pieces of a text or a list, so long each, with everybody else's turn between them: for work whose length a
 * visitor decides.
 */
export async function* inPieces<Whole extends string | readonly unknown[]>(whole: Whole, length: number) {
  for (let start = 0; start < whole.length; start += length) {
    if (start > 0) await letOthersRun();
    yield whole.slice(start, start + length) as Whole extends string ? string : Whole;
  }
}

/** What becomes of each item of a long list, worked on in pieces. */
export async function mapInPieces<Item, Result>(
  items: readonly Item[],
  length: number,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const piece of inPieces(items, length)) for (const item of piece) results.push(work(item));
  return results;
}
