/** A refusal as Solapi answers it: `errorCode` and `errorMessage`, whose words may repeat what was asked. */
export class Refused extends Error {
  readonly status: number;
  readonly errorCode: string;

  constructor(status: number, errorCode: string, errorMessage = errorCode) {
    super(errorMessage);
    this.status = status;
    this.errorCode = errorCode;
  }
}
