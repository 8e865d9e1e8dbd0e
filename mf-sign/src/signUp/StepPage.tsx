import { useState, type ReactNode } from 'react';
import { Navigate } from '@portal/shared/router';
import { readSession } from '@portal/shared/session';
import { Steps } from '@portal/shared/ui';
import { FormPage } from '../parts/memberFrame/FormPage.tsx';
import { readProgress } from './progress.ts';
import { firstUnfinished, mayOpen, STEPS, type StepPath } from './steps.ts';

/** The frame of one step. Who is logged in goes to /main, who skipped a step to the first unfinished one. */
export function StepPage({ path, lead, children }: { path: StepPath; lead: string; children: ReactNode }) {
  // Judged as the page opens: joining ends the flow by itself.
  const [detour] = useState(() => {
    if (readSession()) return '/main';
    const progress = readProgress();
    return mayOpen(path, progress) ? null : firstUnfinished(progress);
  });
  if (detour) return <Navigate to={detour} replace />;
  const place = STEPS.findIndex((step) => step.path === path);
  return (
    <FormPage
      title={`회원가입 - ${STEPS[place]?.title ?? ''}`}
      lead={lead}
      before={<Steps label="회원가입 단계" steps={STEPS.map(({ name }) => name)} current={place} />}
    >
      {children}
    </FormPage>
  );
}
