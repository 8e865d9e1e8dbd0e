/** A person as typed into the form. */
export interface TypedPerson {
  name: string;
  userPhone: string;
}
