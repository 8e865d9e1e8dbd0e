import { useEffect } from 'react';
import { onStepUp } from '@portal/shared/client';
import { openDialog } from '@portal/shared/overlay';

/** Answers calls that need a second factor by a dialog, above any other: what was typed below it stays. */
export function useStepUp(): void {
  useEffect(
    () =>
      onStepUp(async (isEnrolled) => (await openDialog(() => import('./StepUpDialog.tsx'), { isEnrolled })) === true),
    [],
  );
}
