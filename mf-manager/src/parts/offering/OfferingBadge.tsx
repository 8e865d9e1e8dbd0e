import type { OfferingStatus } from '@portal/shared/contract/statuses';
import { inTable } from '@portal/shared/contract/words';
import { Badge, type Tone } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';

const TONES: Record<OfferingStatus, Tone> = {
  UPCOMING: 'info',
  OPEN: 'success',
  CLOSING: 'warning',
  FULL: 'danger',
  CLOSED: 'neutral',
  FINISHED: 'neutral',
  CANCELLED: 'neutral',
};

/** Status of a course or exam. */
export const OfferingBadge = ({ offering }: { offering: Pick<Offering, 'status' | 'statusName'> }) => (
  <Badge tone={inTable(TONES, offering.status, 'neutral')}>{offering.statusName}</Badge>
);
