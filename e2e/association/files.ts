/** Files of applicants, as from a phone or scanner. */

/** A PDF that can be opened. */
export const document = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

/** A screenshot as a picture file. */
export const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
