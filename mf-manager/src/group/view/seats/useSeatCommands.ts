import { CallError, useMutation } from '@portal/shared/client';
import { patchIntGroupRemind, patchIntGroupSeatRetract } from '@portal/shared/contract/manager';
import { confirm } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import { GROUP_CALLS } from '../../calls.ts';
import type { Seat } from '../../group.ts';

const REMIND =
  '초대 문자를 다시 보냅니다. 전에 보낸 초대는 쓸 수 없게 됩니다. 밤(21시~08시)에는 보내지 않고 아침에 보냅니다.';
const RETRACT = '취소 신청을 철회하시겠습니까? 철회하시면 환불하지 않고 자리가 그대로 유지됩니다.';

/** Actions on a seat that need a confirmation but no form. */
export function useSeatCommands({ seatNo, name }: Seat) {
  const reminding = useMutation(patchIntGroupRemind, { invalidates: GROUP_CALLS });
  const retracting = useMutation(patchIntGroupSeatRetract, { invalidates: GROUP_CALLS });
  const after = async (question: string, yes: string, act: () => Promise<unknown>, done: string) => {
    if (!(await confirm(question, { yes, no: '아니오' }))) return;
    try {
      await act();
      toast(done);
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return {
    isPending: reminding.isPending || retracting.isPending,
    remind: () =>
      after(`${name} 님께 ${REMIND}`, '예, 보냅니다', () => reminding.mutate({ seatNo }), '초대 문자를 다시 보냅니다.'),
    retract: () =>
      after(RETRACT, '예, 철회합니다', () => retracting.mutate({ seatNo }), '취소를 철회했습니다. 자리가 유지됩니다.'),
  };
}
