import type { SignUpProgress } from './progress.ts';

/** Steps in order. */
export const STEPS = [
  { path: '/sign/up/step1', name: '약관 동의·본인확인', title: '약관 동의와 본인확인' },
  { path: '/sign/up/select-industry', name: '업종 선택', title: '업종 선택' },
  { path: '/sign/up/step2', name: '정보 입력', title: '정보 입력' },
] as const;

export type StepPath = (typeof STEPS)[number]['path'];

/** First unfinished step; later ones may not be opened yet. */
export function firstUnfinished({ agreeTerms, agreePrivacy, verifiedPerson, industryType }: SignUpProgress): StepPath {
  if (!agreeTerms || !agreePrivacy || !verifiedPerson) return '/sign/up/step1';
  return industryType === null ? '/sign/up/select-industry' : '/sign/up/step2';
}

/** Index of a step in the flow, from 0. */
export const stepIndex = (path: StepPath) => STEPS.findIndex((step) => step.path === path);

/** True if a step may be opened now. */
export const mayOpen = (path: StepPath, progress: SignUpProgress): boolean =>
  stepIndex(path) <= stepIndex(firstUnfinished(progress));
