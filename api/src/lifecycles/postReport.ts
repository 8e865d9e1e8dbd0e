import { lifecycle, type EventOf } from './lifecycle.ts';

/** A report of a post. All waiting reports of a post are decided at once; restoring the post dismisses them. */
export const postReportLifecycle = lifecycle('post report', [
  { from: null, event: 'report', by: 'member', to: 'WAITING', guard: 'anothersPost' },
  { from: 'WAITING', event: 'hide', by: 'staff', to: 'UPHELD' },
  { from: 'WAITING', event: 'dismiss', by: 'staff', to: 'DISMISSED' },
  { from: 'UPHELD', event: 'restore', by: 'staff', to: 'DISMISSED' },
]);

export type PostReportEvent = EventOf<typeof postReportLifecycle>;
