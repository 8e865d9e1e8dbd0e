import type { Queries } from '../../../database/types/tables.ts';

/** Sends a signed webhook to the merchant; false if it was not accepted. */
export type SendCallback = (body: string, signature: string) => Promise<boolean>;

export interface SandboxParts {
  db: Queries;
  /** Shared with the portal, as with a real gateway. */
  secret: string;
  now(): Date;
  send: SendCallback;
}
