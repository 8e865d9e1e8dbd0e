import type { CertificateItem } from '@portal/shared/contract/manager';
import { Badge, type Tone } from '@portal/shared/ui';

const TONES: Record<CertificateItem['status'], Tone> = {
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

/** Where a certificate stands. */
export const CertificateBadge = ({ status, statusName }: Pick<CertificateItem, 'status' | 'statusName'>) => (
  <Badge tone={TONES[status]}>{statusName}</Badge>
);
