import type { Queries } from '../../../database/types/tables.ts';

/** Sends a signed callback to the merchant; false when it was not accepted. */
export type SendCallback = (body: string, signature: string) => Promise<boolean>;

export interface SandboxParts {
  db: Queries;
  /** Shared between the sandbox and the portal, as with a real gateway. */
  secret: string;
  now(): Date;
  send: SendCallback;
}
