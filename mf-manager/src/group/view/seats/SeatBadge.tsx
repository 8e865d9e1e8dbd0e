import type { GroupSeatStatus } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import { Badge, type Tone } from '@portal/shared/ui';
import type { Seat } from '../../group.ts';

const TONES: Record<GroupSeatStatus, Tone> = {
  RESERVED: 'warning',
  INVITED: 'info',
  CONFIRMED: 'success',
  CANCEL_REQUESTED: 'warning',
  CANCELLED: 'neutral',
  REPLACED: 'neutral',
};

/** Status of a seat, and the reason why it came back. */
export const SeatBadge = ({ seat }: { seat: Pick<Seat, 'status' | 'statusName' | 'answerName'> }) => (
  <>
    <Badge tone={inTable(TONES, seat.status, 'neutral')}>{seat.statusName}</Badge> {seat.answerName}
  </>
);
