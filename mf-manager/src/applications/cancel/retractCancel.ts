import { CallError, type Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { patchIntCancelRetract } from '@portal/shared/contract/manager';
import { confirm } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';

type RetractMutation = Mutation<CallInput<typeof patchIntCancelRetract>, CallEntity<typeof patchIntCancelRetract>>;

/** Withdraws a pending cancellation request, after a confirmation. */
export async function retractCancel(applicationNo: number, retract: RetractMutation): Promise<void> {
  const question = '취소 신청을 철회하시겠습니까? 철회하시면 환불하지 않고 신청이 그대로 유지됩니다.';
  if (!(await confirm(question, { yes: '예, 철회합니다', no: '아니오' }))) return;
  try {
    await retract.mutate({ userExaminationNo: applicationNo });
    toast('취소를 철회했습니다. 신청이 그대로 유지됩니다.');
  } catch (error) {
    // The client has shown its message.
    if (!(error instanceof CallError)) throw error;
  }
}
