/** A person whose phone was verified. */
export interface IdentifiedPerson {
  name: string;
  /** Digits only. */
  userPhone: string;
  /** YYYYMMDD if the identity service returned it, else empty. */
  userBirth: string;
}
