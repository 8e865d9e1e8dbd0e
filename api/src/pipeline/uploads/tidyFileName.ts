import { typedLine } from '@portal/shared/rules';

/** Characters. */
const MAX_LENGTH = 120;

/** A file name from a visitor's computer, made safe to show and to offer for download. */
export function tidyFileName(fileName: string, extension: string): string {
  const base = typedLine(fileName)
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/["<>:|?*]/g, '')
    .trim();
  // Cut by characters, because half a surrogate pair could not be sent.
  const short = Array.from(base ?? '')
    .slice(0, MAX_LENGTH)
    .join('');
  return `${short || '첨부파일'}.${extension}`;
}
