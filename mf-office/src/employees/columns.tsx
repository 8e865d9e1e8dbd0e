import type { CallEntity } from '@portal/shared/contract';
import { PERMISSION_NAMES, type officeEmployees, type Permission } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink } from '@portal/shared/ui';
import { memberPath } from '../parts/person/memberPath.ts';
import type { Columns } from '../parts/table/columns.ts';

/** An employee, or a member who is to become one. */
export type Employee = CallEntity<typeof officeEmployees>['list'][number];

/** Permissions that an employee has requested for another. */
export type Grant = NonNullable<Employee['grant']>;

/** Acts of an employee on requested permissions. */
export interface GrantActs {
  confirm(employee: Employee, grant: Grant): void;
  refuse(employee: Employee, grant: Grant): void;
}

/** `회원, 결제·환불`. */
export const namesOf = (permissions: readonly Permission[]): string =>
  permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ') || '없음';

export const employeeColumns = (acts: GrantActs): Columns<Employee> => [
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
        {row.isResetAsked && <Badge tone="warning">인증 앱 초기화: 확인해 주세요</Badge>}
        {row.grant && <AskedGrant employee={row} grant={row.grant} acts={acts} />}
      </>
    ),
  },
  {
    id: 'login',
    heading: '마지막 로그인',
    cell: (row) => (row.lastLoginAt ? formatDateTime(row.lastLoginAt) : '석 달 안에 없음'),
  },
];

function AskedGrant({ employee, grant, acts }: { employee: Employee; grant: Grant; acts: GrantActs }) {
  return (
    <div>
      <Badge tone="warning">{grant.isOwn ? '다른 직원 확인 대기' : '확인해 주세요'}</Badge> {namesOf(grant.permissions)}
      : {grant.askedBy} 요청, {formatDateTime(grant.askedAt)}
      <Actions>
        <Button size="small" variant="secondary" onClick={() => acts.refuse(employee, grant)}>
          {grant.isOwn ? '거두기' : '거절'}
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
