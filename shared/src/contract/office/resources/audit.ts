import { officeResource } from './resource.ts';

/** Acts of employees, in the audit log. */
export const auditResource = officeResource({
  name: '감사 기록',
  permission: 'members',
  path: '/office/audit',
});
