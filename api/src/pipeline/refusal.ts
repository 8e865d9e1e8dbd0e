import { CODES, type RefusalName, type TransportName } from '@portal/shared/contract';

/** A business refusal: HTTP 200 with a negative code. Thrown, it undoes what the call wrote. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  /** What the envelope carries beside code and message. */
  readonly entity: unknown;

  constructor(refusal: RefusalName, entity: unknown = null) {
    super(CODES[refusal].message);
    this.refusal = refusal;
    this.entity = entity;
  }
}

/** A refusal that is returned, so that what the call wrote is kept. */
export class Refused {
  readonly refusal: RefusalName;
  readonly entity: unknown;

  constructor(refusal: RefusalName, entity: unknown) {
    this.refusal = refusal;
    this.entity = entity;
  }
}

/** Refuses and keeps what was written: a counted try, a locked account. */
export const refused = (refusal: RefusalName, entity: unknown = null) => new Refused(refusal, entity);

/** Stops a call with an HTTP status of the codes table: NOT_FOUND, FORBIDDEN, TOO_MANY … */
export class TransportError extends Error {
  readonly transport: TransportName;
  readonly entity: unknown;

  constructor(transport: TransportName, entity: unknown = null) {
    super(CODES[transport].message);
    this.transport = transport;
    this.entity = entity;
  }
}
