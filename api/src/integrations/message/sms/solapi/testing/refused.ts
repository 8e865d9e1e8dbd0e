/** A rejection in Solapi's format: `errorCode` and `errorMessage`, which may repeat the request. */
export class Refused extends Error {
  readonly status: number;
  readonly errorCode: string;

  constructor(status: number, errorCode: string, errorMessage = errorCode) {
    super(errorMessage);
    this.status = status;
    this.errorCode = errorCode;
  }
}
