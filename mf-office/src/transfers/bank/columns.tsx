import {
  BANK_LINE_NAMES,
  BANK_SUBJECT_NAMES,
  type BankCandidate,
  type BankLineState,
} from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatDate, formatMoney } from '@portal/shared/format';
import { Badge, Checkbox, SelectField, type Tone } from '@portal/shared/ui';
import type { Columns } from '../../parts/table/columns.ts';
import { isSame, type Choices } from './choices.ts';
import { confirmableOf, type Candidate, type Confirmed, type Line } from './line.ts';

interface BankColumns {
  choices: Choices;
  onChoose(line: number, candidate: BankCandidate | undefined): void;
  /** Outcomes of the confirmed rows, by row number. */
  outcomes: ReadonlyMap<number, Confirmed>;
}

const TONES: Record<BankLineState, Tone> = {
  matched: 'success',
  several: 'warning',
  done: 'neutral',
  none: 'neutral',
  unreadable: 'danger',
};
const OUTCOMES = {
  done: { name: '처리함', tone: 'success' },
  asked: { name: '다른 직원 확인 대기', tone: 'warning' },
  refused: { name: '처리 안 됨', tone: 'danger' },
} as const;
const OTHER_OUTCOME = { name: '결과 확인 필요', tone: 'warning' } as const;

const titleOf = ({ matter, no, title }: Candidate) =>
  `${inTable(BANK_SUBJECT_NAMES, matter, '그 밖의 건')}: ${title} (${no}번)`;

/** Columns of the statement rows, with the choice for each. */
export const bankColumns = ({ choices, onChoose, outcomes }: BankColumns): Columns<Line> => [
  {
    id: 'line',
    heading: '거래',
    cell: (row) => `${row.line}번째 줄${row.day ? `, ${formatDate(row.day)} ${row.time}` : ''}`,
  },
  { id: 'name', heading: '이름', cell: (row) => row.name || '없음' },
  {
    id: 'amount',
    heading: '금액',
    cell: (row) =>
      row.deposit > 0
        ? `입금 ${formatMoney(row.deposit)}`
        : row.withdrawal > 0
          ? `출금 ${formatMoney(row.withdrawal)}`
          : '없음',
  },
  {
    id: 'state',
    heading: '결과',
    cell: (row) => {
      const outcome = outcomes.get(row.line);
      return outcome ? (
        <>
          <OutcomeBadge outcome={outcome.outcome} />
          <div>{outcome.problem}</div>
        </>
      ) : (
        <>
          <Badge tone={inTable(TONES, row.state, 'warning')}>{inTable(BANK_LINE_NAMES, row.state, '확인 필요')}</Badge>
          <div>{row.note}</div>
        </>
      );
    },
  },
  {
    id: 'choice',
    heading: '처리할 건',
    cell: (row) =>
      outcomes.has(row.line) || confirmableOf(row).length === 0 ? (
        '없음'
      ) : (
        <Choice line={row} chosen={choices.get(row.line)} onChoose={onChoose} />
      ),
  },
];

function OutcomeBadge({ outcome }: Pick<Confirmed, 'outcome'>) {
  const { name, tone } = inTable(OUTCOMES, outcome, OTHER_OUTCOME);
  return <Badge tone={tone}>{name}</Badge>;
}

interface ChoiceProps extends Pick<BankColumns, 'onChoose'> {
  line: Line;
  chosen: BankCandidate | undefined;
}

/** Checkbox for a single candidate, select for several. */
function Choice({ line: read, chosen, onChoose }: ChoiceProps) {
  const { line } = read;
  const candidates = confirmableOf(read);
  const [only] = candidates;
  if (only && candidates.length === 1)
    return (
      <Checkbox
        label={titleOf(only)}
        checked={chosen !== undefined}
        onChange={({ target }) => onChoose(line, target.checked ? only : undefined)}
      />
    );
  return (
    <SelectField
      label={`${line}번째 줄이 뜻하는 건`}
      placeholder="처리하지 않음"
      options={candidates.map((candidate, index) => ({
        value: index,
        label: `${titleOf(candidate)}, ${formatDate(candidate.since)}부터`,
      }))}
      value={chosen ? String(candidates.findIndex((candidate) => isSame(chosen, candidate))) : ''}
      onChange={({ target }) => onChoose(line, target.value === '' ? undefined : candidates[Number(target.value)])}
    />
  );
}
