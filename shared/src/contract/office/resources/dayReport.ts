import { officeResource } from './resource.ts';

/** The money of a day. */
export const dayReportResource = officeResource({
  name: '하루 보고',
  permission: 'money',
  path: '/office/days',
});
