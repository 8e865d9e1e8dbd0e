/** Files that people hand in, as a phone or a scanner makes them. */

/** A PDF that opens. */
export const document = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

/** A picture of what a page shows. */
export const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
