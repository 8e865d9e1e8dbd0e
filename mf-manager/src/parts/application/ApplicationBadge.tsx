import type { ApplicationStatus } from '@portal/shared/contract/statuses';
import { inTable } from '@portal/shared/contract/words';
import { Badge, type Tone } from '@portal/shared/ui';
import type { Application } from '../kind/application.ts';

const TONES: Record<ApplicationStatus, Tone> = {
  HELD: 'warning',
  EXPIRED: 'neutral',
  CONFIRMED: 'success',
  CANCEL_REQUESTED: 'warning',
  CANCELLED: 'neutral',
  COMPLETED: 'info',
  NOT_COMPLETED: 'neutral',
  SAT: 'info',
  ABSENT: 'neutral',
  PASSED: 'success',
  FAILED: 'neutral',
};

export const ApplicationBadge = ({ application }: { application: Pick<Application, 'status' | 'statusName'> }) => (
  <Badge tone={inTable(TONES, application.status, 'neutral')}>{application.statusName}</Badge>
);
