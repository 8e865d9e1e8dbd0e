import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import { readingGauge, secondsSince } from '../../../pipeline/readingGauge.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { listWaiting } from './waiting.ts';

const TEXT = {
  name: 'portal_office_waiting_seconds',
  help: 'Age of the oldest item of office work, by kind',
  label: 'kind',
};

/** Adds the age of the office's work to `/metrics`. */
export const watchOfficeWork: RouteGroup = (_app, { database, register, now }) => {
  readingGauge(register, TEXT, async () => {
    // Second approvals of all employees: no employee has the number 0.
    const waiting = await listWaiting(database.queries, { permissions: PERMISSIONS, employeeNo: 0, now: now() });
    return waiting.map(({ kind, oldest_at: at }) => [kind, secondsSince(at, now())]);
  });
};
