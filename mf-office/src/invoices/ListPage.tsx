import { useItem, useMutation } from '@portal/shared/client';
import {
  INVOICE_NEED_NAMES,
  officeCancelInvoiceSeats,
  officeInvoiceAllowances,
  officeInvoices,
  officeOverview,
  officeWriteOffInvoice,
} from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { Actions, ButtonLink, Callout, FilterBar, FilterChips, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { NationalOnly } from '../parts/overview/NationalOnly.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { invoiceColumns, type InvoiceActs } from './columns.tsx';
import { ALLOWANCES_PATH, cancellationOf, detailsOf, type Invoice } from './invoice.ts';

const { open: OPEN, ...OTHERS } = INVOICE_NEED_NAMES;
const NEEDS = filterOf(OTHERS, OPEN);

/** /office/invoices: invoices of groups that pay later (후불). */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const need = NEEDS.wordOf(params.get('need'));
  const acts = useInvoiceActs();
  const query = useItem(officeInvoices, { page, limit, need: need ?? 'open' });
  return (
    <OfficePage
      title="청구서"
      lead="후불을 허용한 사업자의 단체 신청입니다. 입금은 은행 거래내역에서 찾거나 여기서 확인합니다."
      actions={
        <NationalOnly>
          <Actions>
            <ButtonLink to="/office/transfers/bank">은행 거래내역 올리기</ButtonLink>
            <ButtonLink variant="secondary" to={ALLOWANCES_PATH}>
              후불 허용
            </ButtonLink>
          </Actions>
        </NationalOnly>
      }
    >
      <FilterBar label="청구서 찾기">
        <FilterChips
          label="상태"
          options={NEEDS.options}
          value={need ?? ''}
          onChange={(value) => choose('need', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="청구서가 없습니다.">
        {(rows) => (
          <OfficeTable
            caption="청구서"
            columns={invoiceColumns(acts)}
            rows={rows}
            keyOf={({ invoiceNo }) => invoiceNo}
          />
        )}
      </ListOf>
    </OfficePage>
  );
}

/** Acts of the invoice list. */
function useInvoiceActs(): InvoiceActs {
  const cancelling = useMutation(officeCancelInvoiceSeats, {
    quiet: true,
    invalidates: [officeInvoices, officeOverview],
  });
  const writingOff = useMutation(officeWriteOffInvoice, {
    quiet: true,
    invalidates: [officeInvoices, officeInvoiceAllowances, officeOverview],
  });
  return {
    writeOff: (invoice: Invoice) =>
      void openDecision({
        title: '미수 종결',
        details: detailsOf(invoice),
        note: (
          <Callout tone="warning">
            받지 못한 돈으로 끝내고 더 기다리지 않습니다. 직원 두 명이 확인합니다. 이 사업자의 후불 허용도 끝납니다.
            나중에 입금되면 그때 입금을 확인할 수 있습니다.
          </Callout>
        ),
        action: '미수 종결',
        isDangerous: true,
        shared: { act: 'write off invoice', look: invoice.secondLook },
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          await showOutcome(await writingOff.mutate({ invoiceNo: invoice.invoiceNo, reason }));
        },
      }),
    confirm: (invoice) => void openDialog(() => import('./ConfirmDialog.tsx'), { invoice }),
    cancelSeats: (invoice: Invoice) =>
      void openDecision({
        title: '입금되지 않은 자리 취소',
        details: detailsOf(invoice),
        note: <Callout tone="warning">{cancellationOf(invoice)} 사업자에게 알립니다.</Callout>,
        action: '자리 취소',
        isDangerous: true,
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          const seats = await cancelling.mutate({ invoiceNo: invoice.invoiceNo, reason });
          toast(`${formatCount(seats)}명의 자리를 취소했습니다.`);
        },
      }),
  };
}
