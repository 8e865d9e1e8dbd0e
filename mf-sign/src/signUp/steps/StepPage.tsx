import { useState, type ReactNode } from 'react';
import { Navigate } from '@portal/shared/router';
import { readSession } from '@portal/shared/session';
import { Steps } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { useWayBack } from '../../parts/returnPath.ts';
import { signUpProgress } from './progress.ts';
import { firstUnfinished, mayOpen, stepIndex, STEPS, type StepPath } from './steps.ts';

/**
 * A step of joining. Members are redirected to the page that they came for, and visitors who skipped a step to the
 * first unfinished one.
 */
export function StepPage({ path, lead, children }: { path: StepPath; lead?: string; children: ReactNode }) {
  const { returnPath, state } = useWayBack();
  // Decided once, when the page opens, since joining itself ends the flow.
  const [redirect] = useState(() => {
    if (readSession()) return returnPath;
    const progress = signUpProgress.read();
    return mayOpen(path, progress) ? null : firstUnfinished(progress);
  });
  if (redirect) return <Navigate to={redirect} state={state} replace />;
  const index = stepIndex(path);
  return (
    <FormPage
      title={`회원가입 - ${STEPS[index]?.title ?? ''}`}
      lead={lead}
      before={<Steps label="회원가입 단계" steps={STEPS.map(({ name }) => name)} current={index} />}
    >
      {children}
    </FormPage>
  );
}
