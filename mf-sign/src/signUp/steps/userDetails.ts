import * as v from 'valibot';
import { businessEntries } from '../../parts/contact/contactSchema.ts';

/** Stored values of the last step's form; no passwords. */
export const userDetails = v.object({
  userId: v.string(),
  userBirth: v.string(),
  email: v.string(),
  postCode: v.string(),
  userAddress: v.string(),
  userAddress2: v.string(),
  ...businessEntries,
});
