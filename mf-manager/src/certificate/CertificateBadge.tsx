import type { CertificateItem } from '@portal/shared/contract/manager';
import type { CertificateStatus } from '@portal/shared/contract/statuses';
import { inTable } from '@portal/shared/contract/words';
import { Badge, type Tone } from '@portal/shared/ui';

const TONES: Record<CertificateStatus | 'NONE', Tone> = {
  NONE: 'neutral',
  REQUESTED: 'info',
  AWAITING_TRANSFER: 'warning',
  PAID: 'info',
  ISSUED: 'success',
  SENT: 'success',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  REJECTED: 'danger',
  REVOKED: 'danger',
  SUPERSEDED: 'neutral',
};

/** Status of a certificate. */
export const CertificateBadge = ({ status, statusName }: Pick<CertificateItem, 'status' | 'statusName'>) => (
  <Badge tone={inTable(TONES, status, 'neutral')}>{statusName}</Badge>
);
