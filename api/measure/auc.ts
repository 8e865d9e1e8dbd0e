/** Area under the ROC curve: the probability that a value of `one` exceeds a value of `other`; ties count half. */
export function auc(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    // Ties get the mean of their ranks, counted from 1.
    const rank = (start + 1 + end) / 2;
    for (let index = start; index < end; index += 1) if (all[index]?.isOne) rankSum += rank;
    start = end;
  }
  return (rankSum - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
}
