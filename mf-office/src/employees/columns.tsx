import type { CallEntity } from '@portal/shared/contract';
import { PERMISSION_NAMES, type officeEmployees } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Badge, TextLink } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';

type Employee = CallEntity<typeof officeEmployees>['list'][number];

const { display } = columnsOf<Employee>();

/** The columns of the employees. */
export const employeeColumns: Columns<Employee> = [
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
        {original.permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ') || '없음'}{' '}
        {original.isSuspended && <Badge tone="danger">이용 정지</Badge>}
      </>
    ),
  }),
  display({
    id: 'login',
    header: '마지막 로그인',
    cell: ({ row: { original } }) => (original.lastLoginAt ? formatDateTime(original.lastLoginAt) : '석 달 안에 없음'),
  }),
];
