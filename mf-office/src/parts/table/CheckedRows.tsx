import { useState } from 'react';
import type { AsRead } from '@portal/shared/contract';
import { RESULT_ROW_OUTCOMES, type ResultRowOutcome } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatCount } from '@portal/shared/format';
import { Badge, FilterChips, Pager, type Tone } from '@portal/shared/ui';
import type { Columns } from './columns.ts';
import { OfficeTable } from './OfficeTable.tsx';

/** Preview of one row of a file. */
interface CheckedRow {
  line: number;
  result: string;
  outcome: AsRead<ResultRowOutcome>;
  message: string;
}

interface CheckedRowsProps<Row extends CheckedRow> {
  /** Caption for screen readers. */
  caption: string;
  /** Column that identifies the row. */
  subject: { heading: string; of: (row: Row) => string };
  rows: Row[];
}

/** Rows per page: a page that renders all of thousands of rows freezes. */
const PAGE_ROWS = 50;

const TONES: Record<ResultRowOutcome, Tone> = {
  enter: 'success',
  propose: 'warning',
  unchanged: 'neutral',
  refused: 'danger',
};

const columnsOf = <Row extends CheckedRow>(subject: CheckedRowsProps<Row>['subject']): Columns<Row> => [
  { id: 'subject', heading: subject.heading, cell: subject.of },
  { id: 'line', heading: '파일의 줄', cell: (row) => `${row.line}번째 줄` },
  { id: 'result', heading: '적힌 점수와 결과', cell: (row) => row.result || '비어 있음' },
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

/** Rows of a file with what each would do, filtered by outcome. */
export function CheckedRows<Row extends CheckedRow>({ caption, subject, rows }: CheckedRowsProps<Row>) {
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
        caption={caption}
        columns={columnsOf(subject)}
        rows={matching.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)}
        keyOf={({ line }) => line}
      />
      <Pager page={page} totalRow={matching.length} rowPerPage={PAGE_ROWS} onPage={setPage} label="파일의 쪽" />
    </>
  );
}
