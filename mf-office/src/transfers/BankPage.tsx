import { useState } from 'react';
import { BANK_LINE_NAMES, type BankLineState } from '@portal/shared/contract/office';
import { FileInput } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import { Button, Callout, EmptyState, Field, FilterBar, FilterChips, Pager, Section, Spinner } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { bankColumns } from './bank/columns.tsx';
import { useBankFile } from './bank/useBankFile.ts';

/** Statement rows on one page. */
const PAGE_LINES = 50;
const STATES = Object.keys(BANK_LINE_NAMES) as BankLineState[];
type Shown = BankLineState | 'all';

/** /office/transfers/bank: the bank statement, matched with the transfers that are expected. */
export default function BankPage() {
  const { opened, problem, open, choose, confirmChosen, isReading, isConfirming } = useBankFile();
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const show = (value: Shown) => {
    setShown(value);
    setPage(1);
  };
  const lines = opened?.lines.filter(({ state }) => shown === 'all' || state === shown) ?? [];
  const chosen = opened?.choices.size ?? 0;
  return (
    <OfficePage
      title="은행 거래내역"
      lead="은행에서 내려받은 CSV 파일을 올리면, 기다리는 입금과 이체를 찾아드립니다. 처리를 누르기 전에는 돈의 기록이 바뀌지 않습니다. 이름은 아는데 맞는 건이 없는 거래는 ‘내역 불일치’ 목록에 남습니다."
    >
      <Field
        label="CSV 파일"
        hint="제목에 거래일시(거래일자), 입금액, 입금자명(적요, 내용)이 있어야 합니다. 출금액이 있으면 환불 이체도 찾습니다. 단체 신청의 청구서는 회사 이름으로 찾습니다."
        error={problem}
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".csv,.txt,text/csv"
            onChoose={([file]) => {
              if (!file) return;
              show('all');
              void open(file);
            }}
          />
        )}
      </Field>
      {isReading && <Spinner label="파일을 읽고 있습니다." />}
      {opened && (
        <Section title={`${opened.name}: ${formatCount(opened.lines.length)}줄`}>
          <FilterBar label="결과 고르기">
            <FilterChips
              label="결과"
              options={[
                { value: 'all', label: `전체 ${opened.lines.length}` },
                ...STATES.map((state) => ({
                  value: state,
                  label: `${BANK_LINE_NAMES[state]} ${opened.counts[state]}`,
                })),
              ]}
              value={shown}
              onChange={show}
            />
          </FilterBar>
          <Callout tone={chosen > 0 ? 'info' : 'neutral'}>
            <p role="status">
              {chosen > 0 ? `처리할 ${formatCount(chosen)}건을 골랐습니다.` : '처리할 건을 고르지 않았습니다.'}
            </p>
            <Button disabled={chosen === 0} busy={isConfirming} onClick={() => void confirmChosen()}>
              고른 {formatCount(chosen)}건 처리
            </Button>
          </Callout>
          {lines.length === 0 ? (
            <EmptyState title="이 결과인 줄이 없습니다." />
          ) : (
            <>
              <OfficeTable
                caption="은행 거래내역"
                columns={bankColumns({ choices: opened.choices, onChoose: choose, outcomes: opened.outcomes })}
                rows={lines.slice((page - 1) * PAGE_LINES, page * PAGE_LINES)}
                keyOf={({ line }) => line}
              />
              <Pager page={page} totalRow={lines.length} rowPerPage={PAGE_LINES} onPage={setPage} />
            </>
          )}
        </Section>
      )}
    </OfficePage>
  );
}
