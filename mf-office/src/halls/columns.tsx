import type { HallAction } from '@portal/shared/contract/office';
import { formatCount, formatMoney, formatPhone } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { editPath, type Hall } from './hall.ts';

const ACTION_NAMES: Record<HallAction, string> = { retire: '그만 쓰기', useAgain: '다시 쓰기', remove: '지우기' };

/** Columns of the list; `decide` acts on a row. */
export const hallColumns = (decide: (hall: Hall, action: HallAction, name: string) => void): Columns<Hall> => [
  { id: 'name', heading: '이름', cell: (row) => <TextLink to={editPath(row.hallNo)}>{row.name}</TextLink> },
  {
    id: 'address',
    heading: '주소와 전화',
    cell: (row) => (
      <>
        {[row.address, row.address2].filter(Boolean).join(' ')}
        {row.phone && <div>{formatPhone(row.phone)}</div>}
      </>
    ),
  },
  { id: 'seats', heading: '좌석', cell: (row) => `${formatCount(row.seats)}석` },
  { id: 'fee', heading: '하루 사용료', cell: (row) => (row.dayFee > 0 ? formatMoney(row.dayFee) : '무료') },
  { id: 'coming', heading: '앞으로의 일정', cell: (row) => <Coming hall={row} /> },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        {row.allowedActions.map((action) => (
          <Button
            key={action}
            size="small"
            variant="secondary"
            aria-label={`${row.name} ${ACTION_NAMES[action]}`}
            onClick={() => decide(row, action, ACTION_NAMES[action])}
          >
            {ACTION_NAMES[action]}
          </Button>
        ))}
      </Actions>
    ),
  },
];

/** Number of coming courses and exams, and of those that still have another address. */
const Coming = ({ hall: { coming, elsewhere } }: { hall: Hall }) => (
  <>
    {`${formatCount(coming)}건`}
    {elsewhere > 0 && (
      <div>
        <Badge tone="warning">주소가 다른 {formatCount(elsewhere)}건</Badge>
      </div>
    )}
  </>
);
