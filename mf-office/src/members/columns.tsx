import type { CallEntity } from '@portal/shared/contract';
import type { officeMembers } from '@portal/shared/contract/office';
import { formatDate } from '@portal/shared/format';
import { Badge, TextLink, UnbrokenNumbers, type Tone } from '@portal/shared/ui';
import { memberPath } from '../parts/person/memberPath.ts';
import type { Columns } from '../parts/table/columns.ts';

/** A member as listed. */
type Member = CallEntity<typeof officeMembers>['list'][number];

const TONES: Partial<Record<Member['status'], Tone>> = { SUSPENDED: 'danger', DORMANT: 'warning', LOCKED: 'warning' };

/** Status of an account. */
export const MemberBadge = ({ member }: { member: Pick<Member, 'status' | 'statusName'> }) => (
  <Badge tone={TONES[member.status] ?? 'neutral'}>{member.statusName}</Badge>
);

/** A member's page in the office. */

export const memberColumns: Columns<Member> = [
  {
    id: 'name',
    heading: '이름',
    cell: (row) => (
      <TextLink to={memberPath(row.memberNo)}>
        {row.name || '탈퇴한 회원'} ({row.memberNo}번)
      </TextLink>
    ),
  },
  { id: 'userId', heading: '아이디', cell: (row) => row.userId || '없음' },
  {
    id: 'phone',
    heading: '휴대폰',
    cell: (row) => <UnbrokenNumbers>{row.userPhone || '없음'}</UnbrokenNumbers>,
  },
  { id: 'email', heading: '이메일', cell: (row) => row.email || '없음' },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <MemberBadge member={row} /> {row.isEmployee && <Badge tone="info">직원</Badge>}
      </>
    ),
  },
  { id: 'branch', heading: '소속', cell: (row) => row.branchName ?? '없음' },
  { id: 'joined', heading: '가입일', cell: (row) => formatDate(row.joinDate) },
];
