import type { RosterStatus } from '@portal/shared/contract/roster';
import { formatDate, formatDateTime, formatDeadline } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { ofBatch, toneOf, type RosterBatch, type RosterMember } from './roster.ts';
import type { RosterAction } from './useRosterActs.tsx';

const ACTION_WORDS: Record<RosterAction, string> = { register: '등록됨', refuse: '반려됨', putBack: '다시 통보' };

const dueCell = (row: RosterMember) => (
  <>
    {row.isOverdue && <Badge tone="danger">기한 지남</Badge>} {formatDeadline(row.dueAt)}
  </>
);

/** The columns of members on the roster in one state. */
export const rosterColumns = (
  status: RosterStatus,
  act: (row: RosterMember, action: RosterAction) => void,
): Columns<RosterMember> => [
  { id: 'name', heading: '회원', cell: (row) => <PersonName memberNo={row.memberNo}>{row.name}</PersonName> },
  {
    id: 'business',
    heading: '업소',
    cell: (row) => [row.business, row.licence && `인허가 ${row.licence}`].filter(Boolean).join(', '),
  },
  { id: 'region', heading: '지역', cell: (row) => row.regionName || '주소 없음' },
  { id: 'entered', heading: '명단에 오른 날', cell: (row) => formatDate(row.enteredAt) },
  status === 'NOT_SENT'
    ? { id: 'due', heading: '통보 기한', cell: dueCell }
    : {
        id: 'sent',
        heading: '통보',
        cell: (row) => (
          <>
            <Badge tone={toneOf(row.status)}>{row.statusName}</Badge>{' '}
            {[
              row.sentAt && formatDate(row.sentAt),
              row.batchNo !== null && `${row.batchNo}차`,
              row.registeredAt && `${formatDate(row.registeredAt)} 등록`,
              row.reason,
            ]
              .filter(Boolean)
              .join(', ')}
          </>
        ),
      },
  ...(status === 'SENT' || status === 'REFUSED'
    ? [
        {
          id: 'acts',
          heading: '처리',
          cell: (row: RosterMember) => (
            <Actions>
              {row.allowedActions.map((action) => (
                <Button key={action} variant="secondary" size="small" onClick={() => act(row, action)}>
                  {ACTION_WORDS[action]}
                </Button>
              ))}
            </Actions>
          ),
        },
      ]
    : []),
];

/** Columns of exported lists. */
export const batchColumns = (takeAgain: (row: RosterBatch) => void): Columns<RosterBatch> => [
  { id: 'no', heading: '차수', cell: (row) => `${row.batchNo}차` },
  { id: 'taken', heading: '받은 때', cell: (row) => `${formatDateTime(row.takenAt)}, ${row.takenBy || '그만둔 직원'}` },
  { id: 'region', heading: '지역', cell: (row) => row.regionName || '전체' },
  {
    id: 'members',
    heading: '회원',
    cell: (row) => <TextLink to={ofBatch(row.batchNo, 'SENT')}>{`${row.members}명`}</TextLink>,
  },
  { id: 'outcome', heading: '결과', cell: (row) => `등록 ${row.registered}명, 반려 ${row.refused}명` },
  {
    id: 'again',
    heading: '명단',
    cell: (row) =>
      row.left > 0 ? (
        <Button variant="secondary" size="small" onClick={() => takeAgain(row)}>
          다시 받기
        </Button>
      ) : (
        '보관 기간 지남'
      ),
  },
];
