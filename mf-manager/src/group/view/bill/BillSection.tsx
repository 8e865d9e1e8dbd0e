import { useMutation } from '@portal/shared/client';
import { retractBill } from '@portal/shared/contract/manager';
import { formatDate, formatMoney } from '@portal/shared/format';
import { alert, confirm, openDialog } from '@portal/shared/overlay';
import { Actions, Button, Section } from '@portal/shared/ui';
import { StackedTable, type Column } from '../../../parts/table/StackedTable.tsx';
import { GROUP_CALLS } from '../../calls.ts';
import type { Group } from '../../group.ts';

type Bill = NonNullable<Group['bills']>[number];

const columns: readonly Column<Bill>[] = [
  { heading: '종류', cell: ({ kindName }) => kindName },
  { heading: '작성일자', cell: ({ writtenOn }) => formatDate(writtenOn) },
  { heading: '금액', cell: ({ amount }) => signedMoney(amount) },
  { heading: '상태', cell: ({ statusName }) => statusName },
  { heading: '승인번호', cell: ({ approvalNumber }) => approvalNumber || '발급 전' },
];

/** Amount in won, negative for a correction: `-50,000원`. */
const signedMoney = (amount: number) => (amount < 0 ? `-${formatMoney(-amount)}` : formatMoney(amount));

/** Bills (계산서) of a group, and a button to request one. */
export function BillSection({ group }: { group: Group }) {
  const { groupNo, bills = [], mayRequestBill = false, mayRetractBill = false } = group;
  const retracting = useMutation(retractBill, { invalidates: GROUP_CALLS });
  if (bills.length === 0 && !mayRequestBill) return null;
  const retract = async () => {
    if (!(await confirm('계산서 신청을 취소하시겠습니까?', { yes: '예, 취소합니다', no: '아니오' }))) return;
    await retracting.mutate({ groupNo });
    await alert('취소되었습니다.');
  };
  return (
    <Section
      title="계산서"
      lead="교육비와 응시료는 부가가치세가 없어 세금계산서가 아닌 계산서를 발급합니다. 같은 금액에 현금영수증과 함께 받으실 수 없습니다."
    >
      {bills.length > 0 && (
        <StackedTable caption="계산서" columns={columns} rows={bills} keyOf={({ billNo }) => billNo} />
      )}
      <Actions>
        {(mayRequestBill || mayRetractBill) && (
          <Button
            variant="secondary"
            onClick={() => void openDialog(() => import('./BillDialog.tsx'), { group, isChange: mayRetractBill })}
          >
            {mayRetractBill ? '받는 곳 고치기' : '계산서 신청'}
          </Button>
        )}
        {mayRetractBill && (
          <Button variant="secondary" busy={retracting.isPending} onClick={() => void retract()}>
            계산서 신청 취소
          </Button>
        )}
      </Actions>
    </Section>
  );
}
