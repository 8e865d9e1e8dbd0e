import type { CallEntity } from '@portal/shared/contract';
import type { officeMembers } from '@portal/shared/contract/office';
import { formatDate } from '@portal/shared/format';
import { Badge, TextLink, UnbrokenNumbers, type Tone } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';

/** One member of the list. */
type Member = CallEntity<typeof officeMembers>['list'][number];

const TONES: Partial<Record<Member['status'], Tone>> = { SUSPENDED: 'danger', DORMANT: 'warning', LOCKED: 'warning' };

/** Where an account stands. */
export const MemberBadge = ({ member }: { member: Pick<Member, 'status' | 'statusName'> }) => (
  <Badge tone={TONES[member.status] ?? 'neutral'}>{member.statusName}</Badge>
);

/** A member's page in the office. */
const memberPath = (memberNo: number) => `/office/members/view?memberNo=${memberNo}`;

const { display } = columnsOf<Member>();

/** The columns of the members. */
export const memberColumns: Columns<Member> = [
  display({
    id: 'name',
    header: '이름',
    cell: ({ row: { original } }) => (
      <TextLink to={memberPath(original.memberNo)}>
        {original.name || '탈퇴한 회원'} ({original.memberNo}번)
      </TextLink>
    ),
  }),
  display({ id: 'userId', header: '아이디', cell: ({ row }) => row.original.userId || '없음' }),
  display({
    id: 'phone',
    header: '휴대폰',
    cell: ({ row }) => <UnbrokenNumbers>{row.original.userPhone || '없음'}</UnbrokenNumbers>,
  }),
  display({ id: 'email', header: '이메일', cell: ({ row }) => row.original.email || '없음' }),
  display({
    id: 'status',
    header: '상태',
    cell: ({ row: { original } }) => (
      <>
        <MemberBadge member={original} /> {original.isEmployee && <Badge tone="info">직원</Badge>}
      </>
    ),
  }),
  display({ id: 'joined', header: '가입일', cell: ({ row }) => formatDate(row.original.joinDate) }),
];
