import type { CallEntity } from '@portal/shared/contract';
import type { officeOverview } from '@portal/shared/contract/office';
import { endOfSeoulDay } from '@portal/shared/time';

export type WaitingItem = CallEntity<typeof officeOverview>['waiting'][number];

/** Sections of the first page, most urgent first. */
export const URGENCIES = [
  { urgency: 'overdue', title: '기한이 지난 일' },
  { urgency: 'today', title: '오늘 하실 일' },
  { urgency: 'later', title: '기다리는 일' },
] as const;
export type Urgency = (typeof URGENCIES)[number]['urgency'];

/** Urgency of a kind of work. A colleague waits for a second approval, so that it counts as due today. */
export function urgencyOf({ kind, dueAt, isOverdue }: WaitingItem, today: string): Urgency {
  // Kinds of items that are all past their deadline.
  if (isOverdue || kind.startsWith('overdue')) return 'overdue';
  return kind === 'secondLooks' || (dueAt && new Date(dueAt) <= endOfSeoulDay(today)) ? 'today' : 'later';
}
