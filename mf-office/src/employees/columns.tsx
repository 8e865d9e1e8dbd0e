import type { CallEntity } from '@portal/shared/contract';
import { PERMISSION_NAMES, type officeEmployees, type Permission } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';

/** One employee, or who is to become one. */
export type Employee = CallEntity<typeof officeEmployees>['list'][number];

/** Rights that somebody asked for. */
export type Grant = NonNullable<Employee['grant']>;

/** What an employee may do about rights that were asked for. */
export interface GrantActs {
  confirm(employee: Employee, grant: Grant): void;
  refuse(employee: Employee, grant: Grant): void;
}

/** `회원, 결제·환불`. */
export const namesOf = (permissions: readonly Permission[]): string =>
  permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ') || '없음';

const { display } = columnsOf<Employee>();

/** The columns of the employees. */
export const employeeColumns = (acts: GrantActs): Columns<Employee> => [
  display({
    id: 'name',
    header: '이름',
    cell: ({ row: { original } }) => (
      <TextLink to={`/office/members/view?memberNo=${original.memberNo}`}>
        {original.name} ({original.userId})
      </TextLink>
    ),
  }),
  display({
    id: 'permissions',
    header: '권한',
    cell: ({ row: { original } }) => (
      <>
        {namesOf(original.permissions)} {original.isSuspended && <Badge tone="danger">이용 정지</Badge>}
        {original.grant && <AskedGrant employee={original} grant={original.grant} acts={acts} />}
      </>
    ),
  }),
  display({
    id: 'login',
    header: '마지막 로그인',
    cell: ({ row: { original } }) => (original.lastLoginAt ? formatDateTime(original.lastLoginAt) : '석 달 안에 없음'),
  }),
];

function AskedGrant({ employee, grant, acts }: { employee: Employee; grant: Grant; acts: GrantActs }) {
  return (
    <div>
      <Badge tone="warning">{grant.isOwn ? '다른 직원 확인 대기' : '확인해 주세요'}</Badge> {namesOf(grant.permissions)}
      : {grant.askedBy} 요청, {formatDateTime(grant.askedAt)}
      <Actions>
        {!grant.isOwn && (
          <Button size="small" onClick={() => acts.confirm(employee, grant)}>
            확인
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => acts.refuse(employee, grant)}>
          {grant.isOwn ? '거두기' : '거절'}
        </Button>
      </Actions>
    </div>
  );
}
