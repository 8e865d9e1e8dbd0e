import { HttpError } from '../../../errors/errors.ts';

/** Returns the stored files that a form attaches, in its order. Rejects a file that may not be shown, at its field. */
export function requireShown<Stored extends { path: string }>(
  paths: readonly string[],
  shown: readonly Stored[],
  field: string,
): Stored[] {
  const byPath = new Map(shown.map((file) => [file.path, file]));
  return paths.map((path) => {
    const file = byPath.get(path);
    if (!file) throw new HttpError('MALFORMED', { issues: [{ path: field, message: '파일을 다시 올려주세요.' }] });
    return file;
  });
}
