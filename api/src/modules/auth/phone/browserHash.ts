import { createHash } from 'node:crypto';

/** Stored form of a browser's id: reading the table is not enough to act as that browser. */
export const hashOfBrowser = (browserId: string): Buffer => createHash('sha256').update(browserId).digest();
