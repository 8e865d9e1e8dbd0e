import { keepProgress, type SignUpProgress } from './progress.ts';

/** A visitor who has agreed and proved who they are; override what matters to the test. */
export const provedVisitor = (changes: Partial<SignUpProgress> = {}) =>
  keepProgress({
    agreeTerms: true,
    agreePrivacy: true,
    proved: { name: '김새봄', userPhone: '01055556666', userBirth: '' },
    ...changes,
  });
