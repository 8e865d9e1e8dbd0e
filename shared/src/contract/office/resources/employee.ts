import { officeResource } from './resource.ts';

/** Employees, their rights and links. */
export const employeeResource = officeResource({
  name: '직원',
  permission: 'members',
  path: '/office/employees',
  acts: {
    'set permissions': '직원 권한 지정',
    'dismiss employee': '직원 해제',
    'refuse grant': '직원 권한 요청 반려',
    'send login link': '로그인 링크 보내기',
    'enrol second factor': '인증 앱 등록',
    'remove second factor': '인증 앱 삭제',
    'reset second factors': '인증 앱 초기화',
  },
  waiting: {
    grants: { name: '직원 권한 확인' },
  },
});

/** Acts of employees, in the audit log. */
export const auditResource = officeResource({
  name: '감사 기록',
  permission: 'members',
  path: '/office/audit',
});
