import { CODES, type BusinessErrorName, type HttpErrorName } from '@portal/shared/contract';

/** Rejects a call for a business reason: HTTP 200 with a negative code. Thrown, it rolls back what the call wrote. */
export class BusinessError extends Error {
  readonly codeName: BusinessErrorName;
  /** Entity of the envelope. */
  readonly entity: unknown;

  /** @param message replaces the code's message with more detail, such as a deadline */
  constructor(codeName: BusinessErrorName, entity: unknown = null, message: string = CODES[codeName].message) {
    super(message);
    this.codeName = codeName;
    this.entity = entity;
  }
}

/** A business error that commits what its call wrote; made by `keepWrites`. */
export class CommittedRefusal {
  readonly error: BusinessError;

  constructor(error: BusinessError) {
    this.error = error;
  }
}

/**
 * Rejects a call and commits what was written (a counted attempt, a locked account): `return keepWrites(new
 * BusinessError('WRONG_CREDENTIALS'))`.
 */
export const keepWrites = (error: BusinessError) => new CommittedRefusal(error);

/** Ends a call with an HTTP status of the codes table: NOT_FOUND, FORBIDDEN, TOO_MANY … */
export class HttpError extends Error {
  readonly codeName: HttpErrorName;
  readonly entity: unknown;

  constructor(codeName: HttpErrorName, entity: unknown = null) {
    super(CODES[codeName].message);
    this.codeName = codeName;
    this.entity = entity;
  }
}
