const LONGEST = 120;

/** A name as it came from a visitor's computer, made fit to be shown and offered again. */
export function tidyFileName(given: string, extension: string): string {
  const base = given
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.[A-Za-z0-9]{1,5}$/, '')
    // Control characters, and those that turn the direction of writing and so can disguise an extension.
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim()
    .slice(0, LONGEST);
  return `${base || '첨부파일'}.${extension}`;
}

/** A `Content-Disposition` that every browser reads, Korean names included (RFC 6266). */
export function attachmentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
