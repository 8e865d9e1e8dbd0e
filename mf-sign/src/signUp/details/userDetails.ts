import * as v from 'valibot';

/** What the form of the last step keeps while it is being filled in. */
export const userDetails = v.object({
  userId: v.string(),
  userBirth: v.string(),
  email: v.string(),
  postCode: v.string(),
  userAddress: v.string(),
  userAddress2: v.string(),
  lcns_no: v.string(),
  bssh_nm: v.string(),
  busn_type_nm: v.string(),
  prsdnt_nm_secu: v.string(),
  site_addr: v.string(),
});
export type UserDetails = v.InferOutput<typeof userDetails>;

/** A business that was not chosen. */
export const NO_BUSINESS = { lcns_no: '', bssh_nm: '', busn_type_nm: '', prsdnt_nm_secu: '', site_addr: '' };
