import { useItem, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import {
  officeAudit,
  officeEmployees,
  officeMember,
  officeOverview,
  officeRefuseGrant,
  officeSetEmployee,
  type Permission,
  PERMISSION_NAMES,
  PERMISSIONS,
} from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button, DescriptionList, Section, TextLink, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { openedBy } from '../parts/frame/menu.ts';
import { memberPath } from '../parts/person/memberPath.ts';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';

/** An employee, or a member who is to become one. */
type Employee = CallEntity<typeof officeEmployees>['list'][number];

/** Permissions that an employee has requested for another. */
type Grant = NonNullable<Employee['grant']>;

/** Acts of an employee on requested permissions. */
interface GrantActs {
  confirm(employee: Employee, grant: Grant): void;
  refuse(employee: Employee, grant: Grant): void;
}

/** `회원, 결제·환불`. */
const namesOf = (permissions: readonly Permission[]): string =>
  permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ') || '없음';

const employeeColumns = (acts: GrantActs): Columns<Employee> => [
  {
    id: 'name',
    heading: '이름',
    cell: (row) => (
      <TextLink to={memberPath(row.memberNo)}>
        {row.name} ({row.userId})
      </TextLink>
    ),
  },
  {
    id: 'permissions',
    heading: '권한',
    cell: (row) => (
      <>
        {namesOf(row.permissions)} {row.isSuspended && <Badge tone="danger">이용 정지</Badge>}
        {row.isResetAsked && <Badge tone="warning">인증 앱 초기화: 확인해주세요</Badge>}
        {row.grant && <AskedGrant employee={row} grant={row.grant} acts={acts} />}
      </>
    ),
  },
  {
    id: 'login',
    heading: '마지막 로그인',
    cell: (row) => (row.lastLoginAt ? formatDateTime(row.lastLoginAt) : '최근 3개월 로그인 없음'),
  },
];

function AskedGrant({ employee, grant, acts }: { employee: Employee; grant: Grant; acts: GrantActs }) {
  return (
    <div>
      <Badge tone="warning">{grant.isOwn ? '다른 직원 확인 대기' : '확인해주세요'}</Badge> {namesOf(grant.permissions)}:{' '}
      {grant.askedBy} 요청, {formatDateTime(grant.askedAt)}
      <Actions>
        <Button size="small" variant="secondary" onClick={() => acts.refuse(employee, grant)}>
          {grant.isOwn ? '거두기' : '반려'}
        </Button>
        {!grant.isOwn && (
          <Button size="small" onClick={() => acts.confirm(employee, grant)}>
            확인
          </Button>
        )}
      </Actions>
    </div>
  );
}

const options = { quiet: true, invalidates: [officeEmployees, officeMember, officeOverview, officeAudit] };

const detailsOf = ({ name, userId, permissions }: Employee, grant: Grant) => [
  { term: '직원', description: `${name} (${userId})` },
  { term: '지금 권한', description: namesOf(permissions) },
  { term: '요청한 권한', description: <strong>{namesOf(grant.permissions)}</strong> },
  { term: '요청', description: `${grant.askedBy}, ${formatDateTime(grant.askedAt)}` },
  { term: '요청한 사유', description: grant.reason || '없음' },
];

/** Confirms and refuses requested permissions. */
function useGrantActs(): GrantActs {
  const setting = useMutation(officeSetEmployee, options);
  const refusing = useMutation(officeRefuseGrant, options);
  return {
    confirm: (employee, grant) =>
      void openDecision({
        title: '직원 권한 확인',
        details: detailsOf(employee, grant),
        note: `확인하면 바로 적용됩니다. ‘${PERMISSION_NAMES.money}’ 권한은 두 사람이 함께 줍니다.`,
        action: '두 번째 직원으로 확인',
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          const { permissions } = grant;
          await showOutcome(await setting.mutate({ memberNo: employee.memberNo, permissions, reason }));
        },
      }),
    refuse: (employee, grant) =>
      void openDecision({
        title: grant.isOwn ? '권한 요청 거두기' : '권한 요청 반려',
        details: detailsOf(employee, grant),
        note: '지금 권한은 그대로 둡니다.',
        action: grant.isOwn ? '거두기' : '반려',
        isDangerous: true,
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          await refusing.mutate({ memberNo: employee.memberNo, reason });
          toast('요청을 없앴습니다.');
        },
      }),
  };
}

/** /office/employees: employees and their permissions. */
export default officeList({
  title: '직원',
  lead: '직원을 새로 정할 때는 ‘회원’에서 찾아 직원으로 만들어주세요. 권한 변경과 로그인 링크는 이름을 누르면 나옵니다. ‘결제·환불’ 권한은 두 사람이 함께 줍니다.',
  useRows: (paging) => useItem(officeEmployees, paging),
  useColumns: () => employeeColumns(useGrantActs()),
  keyOf: ({ memberNo }) => memberNo,
  empty: '직원이 없습니다.',
  below: (
    <Section title="권한마다 열리는 화면">
      <DescriptionList
        items={PERMISSIONS.map((permission) => ({
          term: PERMISSION_NAMES[permission],
          description: openedBy(permission),
        }))}
      />
    </Section>
  ),
});
