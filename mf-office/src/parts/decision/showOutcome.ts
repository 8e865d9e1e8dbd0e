import type { AsRead } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { alert } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';

/** Says that a request was refused with a reason, which the member reads. */
export const showRefused = () => toast('반려했습니다. 회원에게 사유를 알립니다.');

/**
 * Shows the outcome of an act: done, or waiting for a second employee. Await it before the dialog closes, which closes
 * everything above it too.
 */
export async function showOutcome(outcome: AsRead<Outcome>): Promise<void> {
  if (outcome === 'done') toast('처리했습니다.');
  else if (outcome !== 'asked') await alert('보낸 내용이 접수되었습니다. 처리된 결과를 목록에서 확인해주세요.');
  else await alert('혼자 처리할 수 없는 일이라 요청을 남겼습니다. 다른 직원이 같은 내용으로 처리하면 완료됩니다.');
}
