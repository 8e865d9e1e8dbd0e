import { useMutation } from '@portal/shared/client';
import { officeCancelGroupSeats, officeGroup, officeGroups, officeOverview } from '@portal/shared/contract/office';
import { formatCount, formatMoney } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import type { Group } from './group.ts';

/** Requires a reason, and cancels the unaccepted seats of a group. */
export function useCancellingSeats(group: Group): () => void {
  const cancelling = useMutation(officeCancelGroupSeats, {
    quiet: true,
    invalidates: [officeGroup, officeGroups, officeOverview],
  });
  const { seats, amount } = group.unaccepted ?? { seats: 0, amount: 0 };
  return () =>
    void openDecision({
      title: '수락하지 않은 자리 취소',
      details: [
        { term: '회사', description: group.businessName },
        { term: '교육·시험', description: group.title },
        { term: '취소할 자리', description: `${formatCount(seats)}명분` },
        { term: '돌려줄 금액', description: formatMoney(amount) },
      ],
      note: (
        <Callout tone="warning">
          아무도 수락하지 않은 자리를 모두 취소합니다. 결제한 금액은 환불 기간과 관계없이 모두 돌려주고, 자리는 대기하는
          분께 배정됩니다. 수락한 분의 자리는 그대로입니다. 사업자에게 알립니다.
        </Callout>
      ),
      action: '자리 취소',
      isDangerous: true,
      shared: { act: 'cancel unaccepted seats', look: group.secondLook },
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await showOutcome(await cancelling.mutate({ groupNo: group.groupNo, reason }));
      },
    });
}
