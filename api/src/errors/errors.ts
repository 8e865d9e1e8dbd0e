import { CODES, type BusinessErrorName, type HttpErrorName } from '@portal/shared/contract';

/** Refuses a call for a business reason: HTTP 200 with a negative code. Thrown, it rolls back what the call wrote. */
export class BusinessError extends Error {
  readonly codeName: BusinessErrorName;
  /** The envelope's entity. */
  readonly entity: unknown;

  /** @param message says more than that of the code, such as until when */
  constructor(codeName: BusinessErrorName, entity: unknown = null, message: string = CODES[codeName].message) {
    super(message);
    this.codeName = codeName;
    this.entity = entity;
  }
}

/** A business error whose call keeps what it wrote; made by `keepWrites`. */
export class KeptWrites {
  readonly error: BusinessError;

  constructor(error: BusinessError) {
    this.error = error;
  }
}

/**
 * Refuses and commits what was written (a counted try, a locked account):
 * `return keepWrites(new BusinessError('WRONG_CREDENTIALS'))`.
 */
export const keepWrites = (error: BusinessError) => new KeptWrites(error);

/** Stops a call with an HTTP status of the codes table: NOT_FOUND, FORBIDDEN, TOO_MANY … */
export class HttpError extends Error {
  readonly codeName: HttpErrorName;
  readonly entity: unknown;

  constructor(codeName: HttpErrorName, entity: unknown = null) {
    super(CODES[codeName].message);
    this.codeName = codeName;
    this.entity = entity;
  }
}
