/** The folder and the size of `/tmp:size=32m,mode=1777`. */
export function temporaryFolder(written: string): { folder: string; size: string } {
  const [, folder, size] = /^(\/[a-z/]+):size=(\d+[mg])(?:,|$)/.exec(written) ?? [];
  if (!folder || !size) throw new Error(`${written} is no folder with a size`);
  return { folder, size };
}

/** `32k`, `32m` or `1g` in bytes. */
export function bytesIn(size: string): number {
  const [, count, unit = ''] = /^(\d+)([kmg])$/.exec(size) ?? [];
  if (!count) throw new Error(`${size} is no size`);
  return Number(count) * 1024 ** ('kmg'.indexOf(unit) + 1);
}
