import { useItem } from '@portal/shared/client';
import { officeCorrections } from '@portal/shared/contract/office';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { Badge, TextLink } from '@portal/shared/ui';
import { SecondLookBadge } from '../parts/decision/SecondLookBadge.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { viewPath, type ListedCorrection } from './correction.ts';

const STATES = filterOf({ overdue: '기한이 지난 요청', decided: '처리한 요청' }, '기다리는 요청', 'waiting');

/** The columns of requests for a correction. */
const correctionColumns: Columns<ListedCorrection> = [
  {
    id: 'name',
    heading: '회원',
    cell: (row) => <TextLink to={viewPath(row.correctionNo)}>{row.name || '탈퇴한 회원'}</TextLink>,
  },
  { id: 'number', heading: '접수번호', cell: (row) => `${row.correctionNo}번` },
  {
    id: 'kind',
    heading: '정정할 내용',
    cell: (row) => (
      <>
        {row.kindName} {row.isWithoutLogin && <Badge tone="warning">로그인 없이 접수</Badge>}
      </>
    ),
  },
  { id: 'proof', heading: '확인 방법', cell: (row) => row.proofName },
  { id: 'requestedAt', heading: '접수 일시', cell: (row) => formatDateTime(row.requestedAt) },
  {
    id: 'dueAt',
    heading: '처리 기한',
    cell: (row) => (
      <>
        {formatDate(row.dueAt)} {row.isOverdue && <Badge tone="danger">기한 지남</Badge>}
      </>
    ),
  },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge>{row.statusName}</Badge>
        <SecondLookBadge look={row.secondLook} />
      </>
    ),
  },
];

/** /office/corrections: correction requests of members, by promised day. */
export default officeList({
  title: '정정 요청',
  lead: '개인정보처리방침에 따라 10일 안에 처리합니다. 기한이 먼저 오는 요청부터 보입니다. 열어 본 기록은 감사 기록에 남습니다.',
  filter: { ...STATES, name: 'state', label: '보기', bar: '정정 요청 찾기', as: 'chips' },
  useRows: (paging, state) => useItem(officeCorrections, { ...paging, state }),
  useColumns: () => correctionColumns,
  keyOf: ({ correctionNo }) => correctionNo,
  empty: (state) => (state === 'decided' ? '처리한 요청이 없습니다.' : '기다리는 요청이 없습니다.'),
});
