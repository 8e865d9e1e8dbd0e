/** A person whose phone was verified. */
export interface IdentifiedPerson {
  name: string;
  /** Digits only. */
  userPhone: string;
  /** YYYYMMDD where the identity service gave it, else empty. */
  userBirth: string;
}
