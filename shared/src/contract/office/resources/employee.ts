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

/** Branches of the association, with the members and employees of each. */
export const branchResource = officeResource({
  name: '지회·지부',
  permission: 'members',
  path: '/office/branches',
  objects: {
    branch: '지회·지부',
  },
  acts: {
    'retire branch': '지회·지부 운영 끝내기',
    'reopen branch': '지회·지부 다시 운영',
    'set member branch': '회원 소속 지회 지정',
    'assign branch': '직원 소속 지회 지정',
  },
});

/** Acts of employees, in the audit log. */
export const auditResource = officeResource({
  name: '감사 기록',
  permission: 'members',
  path: '/office/audit',
  ofBranch: true,
});
