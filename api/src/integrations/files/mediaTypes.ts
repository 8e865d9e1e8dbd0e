/** Accepted file types: extension and the media type for serving. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Extension of a name, in lower case without the dot; empty if none. */
export const extensionOf = (name: string) => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Media type for serving a stored path; null for a type that is never stored. */
export const mediaTypeOf = (path: string): string | null => MEDIA_TYPES[extensionOf(path)] ?? null;

export const isImage = (mediaType: string) => mediaType.startsWith('image/');
