import { CallError, useMutation } from '@portal/shared/client';
import type { Call } from '@portal/shared/contract';
import { patchIntCancelRetract } from '@portal/shared/contract/manager';
import { confirm } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';

/** The call that takes a cancellation back. */
export const useRetract = (refreshes: readonly Call[]) => useMutation(patchIntCancelRetract, { invalidates: refreshes });
export type RetractCall = ReturnType<typeof useRetract>;

/** Takes a cancellation back that waits for its decision, after asking. */
export async function retractCancel(userExaminationNo: number, retract: RetractCall): Promise<void> {
  const question = '취소 신청을 철회하시겠습니까? 철회하시면 환불하지 않고 신청이 그대로 유지됩니다.';
  if (!(await confirm(question, { yes: '예, 철회합니다', no: '아니오' }))) return;
  try {
    await retract.mutate({ userExaminationNo });
    toast('취소를 철회했습니다. 신청이 그대로 유지됩니다.');
  } catch (error) {
    // Its message was shown already.
    if (!(error instanceof CallError)) throw error;
  }
}
