import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { officeDecideTariffChange, officeTariffChanges } from '@portal/shared/contract/office';
import { formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';

/** A change of the tariff. */
export type Change = CallEntity<typeof officeTariffChanges>['list'][number];
type Deciding = Mutation<CallInput<typeof officeDecideTariffChange>, CallEntity<typeof officeDecideTariffChange>>;

const detailsOf = (change: Change) => [
  { term: '항목', description: change.itemName },
  {
    term: '금액',
    description: (
      <>
        {formatMoney(change.former)} → <strong>{formatMoney(change.amount)}</strong>
      </>
    ),
  },
  { term: '적용일', description: formatDate(change.from) },
  { term: '사유', description: change.reason },
  { term: '요청한 직원', description: `${change.askedBy || '이름 없음'}, ${formatDateTime(change.askedAt)}` },
];

/** Opens the dialog in which the second employee confirms a change. */
export function confirmation(change: Change, deciding: Deciding): void {
  void openDecision({
    title: '요금 변경 확인',
    details: detailsOf(change),
    note: (
      <Callout tone="warning">
        확인하면 홈페이지의 안내에 바뀔 금액과 적용일이 바로 보이고, {formatDate(change.from)} 0시부터 새 금액을
        받습니다.
      </Callout>
    ),
    action: '확인',
    reasonLabel: null,
    send: async () => {
      await deciding.mutate({ changeNo: change.changeNo, decision: 'confirm' });
      toast('요금 변경을 확인했습니다.');
    },
  });
}

/** Opens the dialog that refuses the request; its own author withdraws it there. */
export function refusal(change: Change, deciding: Deciding): void {
  void openDecision({
    title: change.isOwn ? '요금 변경 요청 거두기' : '요금 변경 반려',
    details: detailsOf(change),
    note: '요금은 바뀌지 않습니다.',
    action: change.isOwn ? '요청 거두기' : '반려',
    reasonMissing: '사유를 입력해주세요.',
    send: async (reason) => {
      await deciding.mutate({ changeNo: change.changeNo, decision: 'refuse', reason });
      toast('요금을 그대로 두었습니다.');
    },
  });
}
