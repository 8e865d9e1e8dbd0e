import type { ItemQuery } from '@portal/shared/client';
import type { Application } from '../kind/application.ts';
import { APPLICATIONS } from '../kind/applicationSources.ts';
import type { Kind } from '../kind/offering.ts';
import { mapItem } from '../kind/sources.ts';
import { applicationListPath, applicationPath } from '../page/paths.ts';

/** More applications than anyone has; the newest one for a course or exam is the active one. */
const MAX_OWN_APPLICATIONS = 100;

/** The member's active application for a course or exam. */
export interface AppliedTo {
  path: string;
  /** Its status; null if unknown. */
  standing: Pick<Application, 'status' | 'statusName'> | null;
}

/** Null without one. */
export function useAppliedTo(kind: Kind, offeringNo: number | null): ItemQuery<AppliedTo | null> {
  const live = APPLICATIONS[kind].liveApplications.useItem(offeringNo);
  const hasApplied = (live.data ?? 0) > 0;
  const own = APPLICATIONS[kind].applications.useList(
    { limit: MAX_OWN_APPLICATIONS },
    { enabled: hasApplied, background: true },
  );
  const newest = own.items.find((application) => application.offeringNo === offeringNo);
  return mapItem(live, (count) => {
    if (count === 0) return null;
    if (!newest) return { path: applicationListPath(kind), standing: null };
    return { path: applicationPath(kind, newest.applicationNo), standing: newest };
  });
}
