import { accountLifecycle } from '../../lifecycles/account.ts';
import { applicationLifecycle } from '../../lifecycles/application.ts';
import { attendanceLifecycle } from '../../lifecycles/attendance.ts';
import { groupSeatLifecycle } from '../../lifecycles/groupSeat.ts';
import type { AnyLifecycle } from '../../lifecycles/lifecycle.ts';
import { lineLifecycle } from '../../lifecycles/line.ts';
import { postReportLifecycle } from '../../lifecycles/postReport.ts';
import { AGGREGATES } from '../index.ts';

/** All life cycles: those of aggregates, then those of rows that are none. */
export const LIFECYCLES: readonly AnyLifecycle[] = [
  ...AGGREGATES.flatMap(({ lifecycle }) => lifecycle ?? []),
  accountLifecycle,
  applicationLifecycle,
  attendanceLifecycle,
  groupSeatLifecycle,
  lineLifecycle,
  postReportLifecycle,
];
