import type { Grade } from '@portal/shared/contract/manager';
import { alert, openDialog } from '@portal/shared/overlay';
import type { Eligibility } from './evidenceStatus.ts';

/** Opens the dialog for the evidence of a grade, and explains the next step. */
export async function handInEvidence(grade: Grade, eligibility: Eligibility): Promise<void> {
  if (!eligibility.canSubmit)
    return alert('이미 인정된 증빙이 남아 있어 지금은 새로 내실 수 없습니다. 협회로 문의해주세요.');
  const isSent = await openDialog(() => import('./EvidenceDialog.tsx'), { grade, grounds: eligibility.grounds });
  if (isSent) await alert('증빙 서류를 접수했습니다. 협회에서 확인하면 알려드립니다.');
}
