import { signUpProgress, type SignUpProgress } from '../steps/progress.ts';

/** A visitor who has agreed and is verified; override the relevant properties. */
export const verifiedVisitor = (changes: Partial<SignUpProgress> = {}) =>
  signUpProgress.change({
    agreeTerms: true,
    agreePrivacy: true,
    verifiedPerson: { name: '김새봄', userPhone: '01055556666', userBirth: '' },
    ...changes,
  });
