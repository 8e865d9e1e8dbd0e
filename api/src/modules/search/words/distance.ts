/**
 * Levenshtein distance of two texts; `limit + 1` as soon as it exceeds the limit. Takes time proportional to the length
 * of the texts times the limit.
 */
export function closeDistance(one: string, other: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooFar;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  let next = row.map(() => tooFar);
  for (let at = 1; at <= one.length; at += 1) {
    // Outside this band the distance exceeds the limit.
    const first = Math.max(1, at - limit);
    const last = Math.min(other.length, at + limit);
    next[first - 1] = first === 1 ? at : tooFar;
    let least = next[first - 1] ?? tooFar;
    for (let column = first; column <= last; column += 1) {
      const change = (row[column - 1] ?? 0) + (one[at - 1] === other[column - 1] ? 0 : 1);
      const added = (next[column - 1] ?? 0) + 1;
      const leftOut = column === at + limit ? tooFar : (row[column] ?? 0) + 1;
      const here = Math.min(change, leftOut, added);
      next[column] = here;
      least = Math.min(least, here);
    }
    if (least > limit) return tooFar;
    [row, next] = [next, row];
  }
  return row.at(-1) ?? 0;
}
