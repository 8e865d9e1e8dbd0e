import { createHash } from 'node:crypto';

/** Hash source of an inlined text for a content security policy. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
