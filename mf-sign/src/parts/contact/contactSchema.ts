import * as v from 'valibot';
import { addressEntries } from '@portal/shared/form';
import { emailRule } from '@portal/shared/rules';

/** A business licence with the field names of the API: number, name, trade, representative, location. */
export const businessEntries = {
  lcns_no: v.string(),
  bssh_nm: v.string(),
  busn_type_nm: v.string(),
  prsdnt_nm_secu: v.string(),
  site_addr: v.string(),
};
export type Business = Record<keyof typeof businessEntries, string>;

/** Form values without a business. */
export const NO_BUSINESS: Business = {
  lcns_no: '',
  bssh_nm: '',
  busn_type_nm: '',
  prsdnt_nm_secu: '',
  site_addr: '',
};

/** Contact data and business, for the `v.object` of a form; the API uses the same names. */
export const contactEntries = { email: emailRule, ...addressEntries, ...businessEntries };
