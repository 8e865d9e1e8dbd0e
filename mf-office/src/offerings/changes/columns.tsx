import type { CallEntity } from '@portal/shared/contract';
import type { officeChanges } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { addressLine, formatSpan } from '@portal/shared/papers';
import { Badge, UnbrokenNumbers } from '@portal/shared/ui';
import { PersonName } from '../../parts/person/PersonName.tsx';
import type { Columns } from '../../parts/table/columns.ts';

/** An applicant who was notified of a change. */
type Change = CallEntity<typeof officeChanges>['list'][number];

const occasionText = (occasion: Change['after']) =>
  [
    formatSpan(occasion),
    addressLine(occasion),
    occasion.passDate && `합격자 발표 ${formatDateTime(occasion.passDate, occasion.passTime)}`,
  ]
    .filter(Boolean)
    .join(', ');

export const changeColumns = (): Columns<Change> => [
  {
    id: 'name',
    heading: '이름',
    cell: (row) => <PersonName memberNo={row.memberNo}>{row.name || '탈퇴한 회원'}</PersonName>,
  },
  { id: 'number', heading: '신청 번호', cell: (row) => `${row.userExaminationNo}번` },
  { id: 'phone', heading: '휴대폰', cell: (row) => <UnbrokenNumbers>{row.phone || '없음'}</UnbrokenNumbers> },
  {
    id: 'state',
    heading: '확인',
    cell: (row) => {
      if (row.confirmedAt) return <Badge tone="success">{formatDateTime(row.confirmedAt)} 확인함</Badge>;
      if (row.readAt) return <Badge tone="warning">{formatDateTime(row.readAt)} 봄</Badge>;
      return <Badge tone="danger">아직 안 봄</Badge>;
    },
  },
  { id: 'changedAt', heading: '바뀐 때', cell: (row) => formatDateTime(row.changedAt) },
  { id: 'after', heading: '바뀐 일정', cell: (row) => occasionText(row.after) },
  { id: 'before', heading: '바뀌기 전', cell: (row) => occasionText(row.before) },
];
