import type { GROUP_ROSTER_OUTCOME_NAMES } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import { formatPhone } from '@portal/shared/format';
import { Badge, type Tone } from '@portal/shared/ui';
import { StackedTable, type Column } from '../../parts/table/StackedTable.tsx';
import type { CheckedRoster } from './useRosterFile.ts';

type Outcome = keyof typeof GROUP_ROSTER_OUTCOME_NAMES;
type Row = CheckedRoster['rows'][number];

const TONES: Record<Outcome, Tone> = { ok: 'success', refused: 'danger' };
const WORDS: Record<Outcome, string> = { ok: '넣을 수 있음', refused: '넣지 않음' };

const COLUMNS: readonly Column<Row>[] = [
  { heading: '줄', cell: ({ line }) => `${line}번째 줄` },
  { heading: '이름', cell: ({ name }) => name || '비어 있음' },
  { heading: '휴대폰 번호', cell: ({ userPhone }) => (userPhone ? formatPhone(userPhone) : '비어 있음') },
  {
    heading: '결과',
    cell: ({ outcome, message }) => (
      <>
        <Badge tone={inTable(TONES, outcome, 'warning')}>{inTable(WORDS, outcome, '확인 필요')}</Badge> {message}
      </>
    ),
  },
];

/** Rows of a table of people with their outcomes. */
export const RosterRows = ({ rows }: { rows: CheckedRoster['rows'] }) => (
  <StackedTable caption="명단 파일의 줄" columns={COLUMNS} rows={rows} keyOf={({ line }) => line} />
);
