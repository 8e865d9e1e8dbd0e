import type { GroupStatus } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import { Badge, type Tone } from '@portal/shared/ui';
import type { GroupSummary } from './group.ts';

const TONES: Record<GroupStatus, Tone> = {
  SUBMITTED: 'warning',
  INVOICED: 'warning',
  PAID: 'success',
  CLOSED: 'neutral',
};

/** The status of a group. */
export const GroupBadge = ({ group }: { group: Pick<GroupSummary, 'status' | 'statusName'> }) => (
  <Badge tone={inTable(TONES, group.status, 'neutral')}>{group.statusName}</Badge>
);
