import * as v from 'valibot';
import { storedState } from '@portal/shared/form';
import { NO_BUSINESS } from '../../parts/contact/contactSchema.ts';
import { userDetails } from './userDetails.ts';

/** A person whose phone was verified. */
const verifiedPerson = v.object({
  name: v.string(),
  userPhone: v.string(),
  /** YYYYMMDD if the gateway returned it, else empty. */
  userBirth: v.string(),
});
export type VerifiedPerson = v.InferOutput<typeof verifiedPerson>;

/** Values of all steps so far. Passwords are not part of it, so none can be stored. */
const progress = v.object({
  agreeTerms: v.boolean(),
  agreePrivacy: v.boolean(),
  agreeMarketing: v.boolean(),
  /** Values typed into the phone verification. */
  typedPerson: v.object({ name: v.string(), userPhone: v.string() }),
  verifiedPerson: v.nullable(verifiedPerson),
  industryType: v.nullable(v.picklist([1, 2, 3])),
  details: userDetails,
});
export type SignUpProgress = v.InferOutput<typeof progress>;

/** Stored in this tab: it survives a reload and going back, until the visitor has joined. */
export const signUpProgress = storedState('sign-up', progress, {
  agreeTerms: false,
  agreePrivacy: false,
  agreeMarketing: false,
  typedPerson: { name: '', userPhone: '' },
  verifiedPerson: null,
  industryType: null,
  details: {
    userId: '',
    userBirth: '',
    email: '',
    postCode: '',
    userAddress: '',
    userAddress2: '',
    ...NO_BUSINESS,
  },
});
