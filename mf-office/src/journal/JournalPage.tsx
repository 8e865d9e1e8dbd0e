import { CallError, useItem, useMutation } from '@portal/shared/client';
import {
  JOURNAL_FORM_NAMES,
  officeExportJournal,
  officeJournal,
  type JournalForm,
} from '@portal/shared/contract/office';
import { formatCount, formatDateTime, formatMoney } from '@portal/shared/format';
import { seoulDay, serverNow } from '@portal/shared/time';
import {
  Actions,
  Button,
  Callout,
  DescriptionList,
  ErrorState,
  FilterBar,
  SelectField,
  Skeleton,
  toast,
} from '@portal/shared/ui';
import { download } from '../parts/files/download.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { accountColumns, payoutColumns, sumColumns } from './columns.ts';
import { isBalanced, monthsUntil, monthWords, type Journal } from './journal.ts';
import { Rows } from './Rows.tsx';

/** Months to choose from, the current one first. */
const MONTHS = 24;

/** /office/journal: the journal of a month; the last month, which is complete, unless the URL names another. */
export default function JournalPage() {
  const { params, choose } = usePage();
  const months = monthsUntil(seoulDay(serverNow()).slice(0, 7), MONTHS);
  const month = months.find((one) => one === params.get('month')) ?? months[1] ?? '';
  const { data, isLoading, error, retry } = useItem(officeJournal, { month });
  const exporting = useMutation(officeExportJournal, { invalidates: [officeJournal] });
  const take = async (form: JournalForm) => {
    try {
      const { fileName, table, lines } = await exporting.mutate({ month, form });
      download(fileName, table);
      toast(`${formatCount(lines)}줄을 받았습니다.`);
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <OfficePage
      title="월 전표"
      lead={`${monthWords(month)}에 들어오고 나간 돈과 결제사 지급을 회계 전표로 만듭니다. 통장과 결제사에 찍힌 날로 적습니다.`}
    >
      <FilterBar label="달 고르기">
        <SelectField
          label="달"
          value={month}
          onChange={({ target }) => choose('month', target.value)}
          options={months.map((one) => ({ value: one, label: monthWords(one) }))}
        />
      </FilterBar>
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data && (
        <>
          {!isBalanced(data) && (
            <Callout tone="warning">전표와 장부의 합계가 다릅니다. 내역 불일치에서 다른 날을 확인해주세요.</Callout>
          )}
          <DescriptionList
            items={[
              { term: '차변 합계', description: formatMoney(data.debit) },
              { term: '대변 합계', description: formatMoney(data.credit) },
              { term: '들어온 돈 (전표 / 장부)', description: pairOf(data.came) },
              { term: '나간 돈 (전표 / 장부)', description: pairOf(data.returned) },
              {
                term: '마지막으로 받은 때',
                description: data.takenAt ? formatDateTime(data.takenAt) : '아직 받지 않음',
              },
            ]}
          />
          {data.accounts.length > 0 && (
            <Actions>
              <Button variant="secondary" onClick={() => void take('transactions')}>
                {JOURNAL_FORM_NAMES.transactions}로 받기
              </Button>
              <Button onClick={() => void take('program')}>{JOURNAL_FORM_NAMES.program}으로 받기</Button>
            </Actions>
          )}
          <Rows title="거래별 합계" columns={sumColumns} rows={data.sums} />
          <Rows title="계정과목별 합계" columns={accountColumns} rows={data.accounts} />
          <Rows title="결제사 지급" columns={payoutColumns} rows={data.payouts} />
        </>
      )}
    </OfficePage>
  );
}

const pairOf = ({ journal, books }: Journal['came']) => `${formatMoney(journal)} / ${formatMoney(books)}`;
