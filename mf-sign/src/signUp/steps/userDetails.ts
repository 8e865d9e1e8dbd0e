import * as v from 'valibot';
import { businessEntries } from '../../parts/contact/contactSchema.ts';

/** What the form of the last step keeps while it is being filled in: no passwords. */
export const userDetails = v.object({
  userId: v.string(),
  userBirth: v.string(),
  email: v.string(),
  postCode: v.string(),
  userAddress: v.string(),
  userAddress2: v.string(),
  ...businessEntries,
});
