import * as v from 'valibot';
import { emailRule, postCodeRule } from '@portal/shared/rules';

/** How a member is reached and the business, as forms have them; the wire takes the same names. */
export const contactSchema = {
  email: emailRule,
  postCode: postCodeRule,
  userAddress: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('주소를 입력해주세요.'),
    v.maxLength(200, '200자 이내로 입력해주세요.'),
  ),
  userAddress2: v.pipe(v.string(), v.trim(), v.maxLength(200, '200자 이내로 입력해주세요.')),
  lcns_no: v.string(),
  bssh_nm: v.string(),
  busn_type_nm: v.string(),
  prsdnt_nm_secu: v.string(),
  site_addr: v.string(),
};

export type ContactValues = Record<keyof typeof contactSchema, string>;

/** The names of these fields, for errors that the API finds. */
export const CONTACT_FIELDS = Object.keys(contactSchema) as (keyof ContactValues)[];
