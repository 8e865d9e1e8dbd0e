import { Badge, type Tone } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';

const TONES: Record<Offering['status'], Tone> = {
  UPCOMING: 'info',
  OPEN: 'success',
  CLOSING: 'warning',
  FULL: 'danger',
  CLOSED: 'neutral',
  FINISHED: 'neutral',
  CANCELLED: 'neutral',
};

/** The status of a course or an exam. */
export const OfferingBadge = ({ offering }: { offering: Pick<Offering, 'status' | 'statusName'> }) => (
  <Badge tone={TONES[offering.status]}>{offering.statusName}</Badge>
);
