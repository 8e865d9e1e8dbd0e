import type { SignUpProgress } from './progress.ts';

/** The steps in their order. */
export const STEPS = [
  { path: '/sign/up/step1', name: '약관동의·본인확인', title: '약관동의와 본인확인' },
  { path: '/sign/up/select-industry', name: '업종 선택', title: '업종 선택' },
  { path: '/sign/up/step2', name: '정보 입력', title: '정보 입력' },
] as const;

export type StepPath = (typeof STEPS)[number]['path'];

/** The first step that is not finished: no later one may be opened. */
export function firstUnfinished({ agreeTerms, agreePrivacy, proved, industryType }: SignUpProgress): StepPath {
  if (!agreeTerms || !agreePrivacy || !proved) return '/sign/up/step1';
  return industryType === null ? '/sign/up/select-industry' : '/sign/up/step2';
}

const placeOf = (path: StepPath) => STEPS.findIndex((step) => step.path === path);

/** Whether a step may be opened now. */
export const mayOpen = (path: StepPath, progress: SignUpProgress): boolean =>
  placeOf(path) <= placeOf(firstUnfinished(progress));
