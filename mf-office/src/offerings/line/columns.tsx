import type { LineStatus } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import { formatCount, formatDateTime, formatDeadline } from '@portal/shared/format';
import { Badge, type Tone } from '@portal/shared/ui';
import type { Columns } from '../../parts/table/columns.ts';
import type { Place } from './line.ts';

const TONES: Record<LineStatus, Tone> = {
  WAITING: 'info',
  OFFERED: 'warning',
  TAKEN: 'success',
  LAPSED: 'danger',
  DECLINED: 'neutral',
  LEFT: 'neutral',
  ENDED: 'neutral',
};

const timeOr = (time: string | null) => (time === null ? '없음' : formatDateTime(time));

const groupInWords = ({ seats = 1, collected = 0, stoodBackAt = null }: Place) =>
  [
    `단체 ${formatCount(seats)}명`,
    ...(collected > 0 ? [`${formatCount(collected)}자리 모음`] : []),
    ...(stoodBackAt === null ? [] : [`${formatDateTime(stoodBackAt)}부터 더 모으지 않음`]),
  ].join(', ');

/** Columns of queue entries, which have no names. */
export const PLACE_COLUMNS: Columns<Place> = [
  {
    id: 'turn',
    heading: '순서',
    cell: (row) => (
      <>
        {row.turn === null ? '추첨 전' : `${formatCount(row.turn)}번째`} (대기 번호 {row.placeNo})
        {row.isGroup && <div>{groupInWords(row)}</div>}
      </>
    ),
  },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => <Badge tone={inTable(TONES, row.status, 'neutral')}>{row.statusName}</Badge>,
  },
  {
    id: 'arrivedAt',
    heading: '순번 받은 때',
    cell: (row) => `${formatDateTime(row.arrivedAt)}, ${row.byLot ? '추첨' : '온 순서'}`,
  },
  {
    id: 'offeredAt',
    heading: '자리 배정',
    cell: (row) => (
      <>
        {timeOr(row.offeredAt)}
        {row.status === 'OFFERED' && row.offerDueAt && <div>{formatDeadline(row.offerDueAt)}까지 신청</div>}
      </>
    ),
  },
  { id: 'endedAt', heading: '끝난 때', cell: (row) => timeOr(row.endedAt) },
];
