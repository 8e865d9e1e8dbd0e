import { useItem, useMutation } from '@portal/shared/client';
import {
  officeConfirmAllowance,
  officeEndAllowance,
  officeInvoiceAllowances,
  officeOverview,
} from '@portal/shared/contract/office';
import { formatDate, formatMoney } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { formatBusinessNumber } from '@portal/shared/rules';
import { Actions, Button, ButtonLink, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { allowanceColumns, type AllowanceActs } from './columns.tsx';
import { LIST_PATH, type Allowance } from './invoice.ts';

/** /office/invoices/allowances: employers who may pay by invoice, with their limits and last days. */
export default function AllowancesPage() {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeInvoiceAllowances, { page, limit });
  const acts = useAllowanceActs();
  return (
    <OfficePage
      title="후불 허용"
      lead="사업자등록번호를 확인한 사업자만 청구서로 나중에 낼 수 있습니다. 처음 허용하는 큰 금액은 직원 두 명이 확인합니다."
      actions={
        <Actions>
          <ButtonLink variant="secondary" to={LIST_PATH}>
            청구서
          </ButtonLink>
          <Button onClick={() => void openDialog(() => import('./AllowDialog.tsx'), {})}>후불 허용하기</Button>
        </Actions>
      }
    >
      <ListOf query={query} page={page} onPage={goTo} empty="후불을 허용한 사업자가 없습니다.">
        {(rows) => (
          <OfficeTable
            caption="후불 허용"
            columns={allowanceColumns(acts)}
            rows={rows}
            keyOf={({ allowanceNo }) => allowanceNo}
          />
        )}
      </ListOf>
    </OfficePage>
  );
}

const detailsOf = (allowance: Allowance) => [
  { term: '회사', description: `${allowance.businessName} (${formatBusinessNumber(allowance.businessNumber)})` },
  { term: '회원', description: `${allowance.employer} ${allowance.userId}` },
  { term: '한도', description: <strong>{formatMoney(allowance.limit)}</strong> },
  { term: '마지막 날', description: formatDate(allowance.untilDay) },
];

/** Acts of the allowance list. */
function useAllowanceActs(): AllowanceActs {
  const options = { quiet: true, invalidates: [officeInvoiceAllowances, officeOverview] };
  const confirming = useMutation(officeConfirmAllowance, options);
  const ending = useMutation(officeEndAllowance, options);
  return {
    confirm: (allowance) =>
      void openDecision({
        title: '후불 허용 확인',
        details: detailsOf(allowance),
        action: '확인',
        shared: { act: 'allow invoices', look: allowance.secondLook },
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          await showOutcome(await confirming.mutate({ allowanceNo: allowance.allowanceNo, reason }));
        },
      }),
    end: (allowance) =>
      void openDecision({
        title: '후불 허용 끝내기',
        details: detailsOf(allowance),
        note: '이미 청구한 금액은 그대로 받습니다.',
        action: '끝내기',
        isDangerous: true,
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          await ending.mutate({ allowanceNo: allowance.allowanceNo, reason });
          toast('후불 허용을 끝냈습니다.');
        },
      }),
  };
}
