import { formatDate, formatDateTime } from '@portal/shared/format';
import { Badge, TextLink } from '@portal/shared/ui';
import { SecondLookBadge } from '../parts/decision/SecondLookBadge.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { viewPath, type ListedCorrection } from './correction.ts';

/** The columns of requests for a correction. */
export const correctionColumns: Columns<ListedCorrection> = [
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
