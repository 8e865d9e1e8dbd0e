import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { userDetails } from './details/userDetails.ts';

/** A phone that was proved, and by whom. */
const provedPerson = v.object({
  name: v.string(),
  userPhone: v.string(),
  /** YYYYMMDD where the gateway told it, else empty. */
  userBirth: v.string(),
});
export type ProvedPerson = v.InferOutput<typeof provedPerson>;

/** Everything that a visitor has told so far. Passwords are no part of it, so none can be stored. */
const signUpProgress = v.object({
  agreeTerms: v.boolean(),
  agreePrivacy: v.boolean(),
  agreeMarketing: v.boolean(),
  /** What stands in the fields of the phone verification. */
  typedPerson: v.object({ name: v.string(), userPhone: v.string() }),
  proved: v.nullable(provedPerson),
  industryType: v.nullable(v.picklist([1, 2, 3])),
  details: userDetails,
});
export type SignUpProgress = v.InferOutput<typeof signUpProgress>;

const STORAGE_KEY = 'sign-up';

const NOTHING_YET: SignUpProgress = {
  agreeTerms: false,
  agreePrivacy: false,
  agreeMarketing: false,
  typedPerson: { name: '', userPhone: '' },
  proved: null,
  industryType: null,
  details: {
    userId: '',
    userBirth: '',
    email: '',
    postCode: '',
    userAddress: '',
    userAddress2: '',
    lcns_no: '',
    bssh_nm: '',
    busn_type_nm: '',
    prsdnt_nm_secu: '',
    site_addr: '',
  },
};

/** What was told so far in this tab; it survives a reload and going back. */
export function readProgress(): SignUpProgress {
  try {
    const kept = v.safeParse(signUpProgress, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    return kept.success ? kept.output : NOTHING_YET;
  } catch {
    return NOTHING_YET;
  }
}

/** Remembers more of it. A forbidden storage costs the memory, never the form. */
export function keepProgress(change: Partial<SignUpProgress>): SignUpProgress {
  const next = { ...readProgress(), ...change };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Private windows of some browsers allow no storage.
  }
  return next;
}

/** Forgets it all: the visitor has joined. */
export const forgetProgress = () => sessionStorage.removeItem(STORAGE_KEY);

/** The progress for a page that draws from it, with the function that adds to it. */
export function useProgress(): [SignUpProgress, (change: Partial<SignUpProgress>) => void] {
  const [progress, setProgress] = useState(readProgress);
  const keep = useCallback((change: Partial<SignUpProgress>) => setProgress(keepProgress(change)), []);
  return [progress, keep];
}
