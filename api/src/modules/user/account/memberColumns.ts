import type { Calls, CallValue } from '@portal/shared/contract';

type Contact = Pick<CallValue<Calls['updateProfile']>, 'email' | 'postCode' | 'userAddress' | 'userAddress2'>;
type Business = Pick<
  CallValue<Calls['updateProfile']>,
  'lcns_no' | 'bssh_nm' | 'busn_type_nm' | 'prsdnt_nm_secu' | 'site_addr'
>;

/** Columns of mail and postal address. */
export const contactColumns = ({ email, postCode, userAddress, userAddress2 }: Contact) => ({
  email,
  post_code: postCode,
  user_address: userAddress,
  user_address2: userAddress2,
});

/** Columns of the business; null if none was chosen. */
export const businessColumns = ({ lcns_no, bssh_nm, busn_type_nm, prsdnt_nm_secu, site_addr }: Business) => ({
  lcns_no: lcns_no || null,
  bssh_nm: bssh_nm || null,
  busn_type_nm: busn_type_nm || null,
  prsdnt_nm_secu: prsdnt_nm_secu || null,
  site_addr: site_addr || null,
});
