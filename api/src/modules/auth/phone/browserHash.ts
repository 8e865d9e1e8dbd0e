import { createHash } from 'node:crypto';

/** What is kept of a browser's id: whoever reads the table cannot become that browser. */
export const hashOfBrowser = (browserId: string): Buffer => createHash('sha256').update(browserId).digest();
