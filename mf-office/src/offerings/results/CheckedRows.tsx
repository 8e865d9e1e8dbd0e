import { useState } from 'react';
import { RESULT_ROW_OUTCOMES, type ResultRowOutcome } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatCount } from '@portal/shared/format';
import { Badge, FilterChips, Pager, type Tone } from '@portal/shared/ui';
import type { Columns } from '../../parts/table/columns.ts';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import type { CheckedTable } from './useResultTable.ts';

type Row = CheckedTable['rows'][number];

/** A table may have thousands of rows; a page that draws them all does not answer. */
const PAGE_ROWS = 50;

const TONES: Record<ResultRowOutcome, Tone> = { enter: 'success', unchanged: 'neutral', refused: 'danger' };
const COLUMNS: Columns<Row> = [
  { id: 'applicant', heading: '신청자', cell: (row) => row.applicant },
  { id: 'line', heading: '파일의 줄', cell: (row) => `${row.line}번째 줄` },
  { id: 'result', heading: '적힌 결과', cell: (row) => row.result || '비어 있음' },
  {
    id: 'outcome',
    heading: '처리',
    cell: (row) => (
      <>
        <Badge tone={inTable(TONES, row.outcome, 'warning')}>
          {inTable(RESULT_ROW_OUTCOMES, row.outcome, '확인 필요')}
        </Badge>{' '}
        {row.message}
      </>
    ),
  },
];

/** Every row of a table with what it would do; those that need a look can be shown alone. */
export function CheckedRows({ rows }: { rows: Row[] }) {
  const [shown, setShown] = useState<ResultRowOutcome | 'all'>('all');
  const [page, setPage] = useState(1);
  const countOf = (outcome: ResultRowOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const options = [
    { value: 'all' as const, label: `모두 ${formatCount(rows.length)}` },
    ...(Object.keys(RESULT_ROW_OUTCOMES) as ResultRowOutcome[]).map((value) => ({
      value,
      label: `${RESULT_ROW_OUTCOMES[value]} ${formatCount(countOf(value))}`,
    })),
  ];
  const matching = rows.filter(({ outcome }) => shown === 'all' || outcome === shown);
  return (
    <>
      <FilterChips
        label="보기"
        options={options}
        value={shown}
        onChange={(value) => {
          setShown(value);
          setPage(1);
        }}
      />
      <OfficeTable
        caption="결과표의 줄"
        columns={COLUMNS}
        rows={matching.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)}
        keyOf={({ line }) => line}
      />
      <Pager page={page} totalRow={matching.length} rowPerPage={PAGE_ROWS} onPage={setPage} label="결과표의 쪽" />
    </>
  );
}
