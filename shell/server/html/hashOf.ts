import { createHash } from 'node:crypto';

/** By which a content security policy knows a text that stands in the document. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
