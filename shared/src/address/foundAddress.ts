/** Address for a form. */
export interface FoundAddress {
  /** Five digits. */
  postCode: string;
  /** Without flat or floor, which the visitor adds. */
  address: string;
}
