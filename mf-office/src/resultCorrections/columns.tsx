import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button } from '@portal/shared/ui';
import { scoreText } from '../parts/results/scoreText.ts';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import type { Correction } from './decisions.tsx';

interface Decisions {
  confirm(correction: Correction): void;
  refuse(correction: Correction): void;
}

/** `불합격 · 이론 38, 실무 70 (평균 54)`. */
export const resultWords = (name: string, sheet: Correction['fromScores']) =>
  [name, scoreText(sheet)].filter(Boolean).join(' · ');

export const correctionColumns = ({ confirm, refuse }: Decisions): Columns<Correction> => [
  ...applicationColumns<Correction>(),
  {
    id: 'change',
    heading: '정정',
    cell: (row) => (
      <>
        <div>{resultWords(row.fromName, row.fromScores)}</div>
        <strong>→ {resultWords(row.toName, row.toScores)}</strong>
      </>
    ),
  },
  { id: 'reason', heading: '사유', cell: (row) => row.reason },
  {
    id: 'asked',
    heading: '요청',
    cell: (row) => (
      <>
        {row.isOwn && <Badge tone="warning">다른 직원 확인 대기</Badge>}{' '}
        <span>{`${row.askedBy}, ${formatDateTime(row.askedAt)}`}</span>
      </>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        <Button size="small" variant="secondary" onClick={() => refuse(row)}>
          {row.isOwn ? '요청 거두기' : '거절'}
        </Button>
        {!row.isOwn && (
          <Button size="small" onClick={() => confirm(row)}>
            정정
          </Button>
        )}
      </Actions>
    ),
  },
];
