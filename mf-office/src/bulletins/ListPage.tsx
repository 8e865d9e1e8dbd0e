import { useItem } from '@portal/shared/client';
import { officeBulletins, type BulletinStatus } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatDateTime } from '@portal/shared/format';
import { Badge, ButtonLink, TextLink, type Tone } from '@portal/shared/ui';
import { SecondLookBadge } from '../parts/decision/SecondLookBadge.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { people, viewPath, writePath, type Bulletin } from './bulletin.ts';

const TONES: Record<BulletinStatus, Tone> = {
  DRAFT: 'warning',
  SENDING: 'info',
  DONE: 'success',
  CALLED_OFF: 'neutral',
};

const columns: Columns<Bulletin> = [
  {
    id: 'title',
    heading: '제목',
    cell: (row) => <TextLink to={viewPath(row.bulletinNo)}>{row.title}</TextLink>,
  },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge tone={inTable(TONES, row.status, 'neutral')}>{row.statusName}</Badge>
        <SecondLookBadge look={row.secondLook} />
      </>
    ),
  },
  {
    id: 'when',
    heading: '보낸 때',
    cell: (row) => {
      const at = row.sendAt ?? row.startedAt;
      return at === null ? '정하지 않음' : formatDateTime(at);
    },
  },
  { id: 'writer', heading: '쓴 직원', cell: (row) => row.writtenBy || '없음' },
  {
    id: 'sender',
    heading: '보낸 직원',
    cell: (row) => [row.sentBy, row.approvedBy].filter(Boolean).join(', ') || '없음',
  },
  { id: 'recipients', heading: '받는 분', cell: (row) => people(row.recipients) },
  { id: 'sent', heading: '보냄', cell: (row) => people(row.sent) },
  { id: 'failed', heading: '실패', cell: (row) => people(row.failed) },
  { id: 'refused', heading: '수신 거부', cell: (row) => people(row.refused) },
];

/** /office/bulletins: advertising messages with their employees and outcomes. */
export default officeList({
  title: '광고 메시지',
  lead: '마케팅 정보 수신에 동의한 회원에게만 보냅니다. 보내기 직전에 동의를 다시 확인하고, 밤 9시부터 아침 8시까지는 보내지 않습니다.',
  actions: <ButtonLink to={writePath()}>광고 메시지 쓰기</ButtonLink>,
  useRows: (paging) => useItem(officeBulletins, paging),
  useColumns: () => columns,
  keyOf: ({ bulletinNo }) => bulletinNo,
  empty: '광고 메시지가 없습니다.',
});
