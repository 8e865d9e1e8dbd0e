import type { SignUpProgress } from './progress.ts';

/** The steps in their order. */
export const STEPS = [
  { path: '/sign/up/step1', name: '약관동의·본인확인', title: '약관동의와 본인확인' },
  { path: '/sign/up/select-industry', name: '업종 선택', title: '업종 선택' },
  { path: '/sign/up/step2', name: '정보 입력', title: '정보 입력' },
] as const;

export type StepPath = (typeof STEPS)[number]['path'];

/** The first step that is not finished; later ones may not be opened yet. */
export function firstUnfinished({ agreeTerms, agreePrivacy, verifiedPerson, industryType }: SignUpProgress): StepPath {
  if (!agreeTerms || !agreePrivacy || !verifiedPerson) return '/sign/up/step1';
  return industryType === null ? '/sign/up/select-industry' : '/sign/up/step2';
}

/** The position of a step in the flow, from 0. */
export const stepIndex = (path: StepPath) => STEPS.findIndex((step) => step.path === path);

/** Whether a step may be opened now. */
export const mayOpen = (path: StepPath, progress: SignUpProgress): boolean =>
  stepIndex(path) <= stepIndex(firstUnfinished(progress));
