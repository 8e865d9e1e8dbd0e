import { FEE_UNIT_NAMES, type LecturerAction } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatMoney, formatPeriod } from '@portal/shared/format';
import { Actions, Button, TextLink } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { editPath, type Lecturer } from './lecturer.ts';

const ACTION_NAMES: Record<LecturerAction, string> = { endContract: '계약 끝내기', remove: '지우기' };

/** Acts of an employee on a lecturer. */
export interface LecturerActs {
  show(lecturer: Lecturer): void;
  decide(lecturer: Lecturer, action: LecturerAction, name: string): void;
}

export const lecturerColumns = (acts: LecturerActs): Columns<Lecturer> => [
  { id: 'name', heading: '이름', cell: (row) => <TextLink to={editPath(row.lecturerNo)}>{row.name}</TextLink> },
  { id: 'subjects', heading: '과목', cell: (row) => row.subjects },
  {
    id: 'fee',
    heading: '강사료',
    cell: (row) => `${inTable(FEE_UNIT_NAMES, row.feeUnit, '회')} ${formatMoney(row.fee)}`,
  },
  { id: 'contract', heading: '계약 기간', cell: (row) => formatPeriod(row.contractFrom, row.contractUntil) },
  {
    id: 'contact',
    heading: '연락처',
    cell: (row) => (
      <>
        {row.phone || '지웠습니다'}
        {row.email && <div>{row.email}</div>}
      </>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        {row.phone && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`${row.name} 연락처와 계좌 보기`}
            onClick={() => acts.show(row)}
          >
            연락처와 계좌 보기
          </Button>
        )}
        {row.allowedActions.map((action) => (
          <Button
            key={action}
            size="small"
            variant="secondary"
            aria-label={`${row.name} ${ACTION_NAMES[action]}`}
            onClick={() => acts.decide(row, action, ACTION_NAMES[action])}
          >
            {ACTION_NAMES[action]}
          </Button>
        ))}
      </Actions>
    ),
  },
];
