import type { CallEntity } from '@portal/shared/contract';
import type { getMapRoster } from '@portal/shared/contract/roster';

/** A member without a business, who is on no roster. */
export const noRoster = (): CallEntity<typeof getMapRoster> => ({
  status: null,
  statusName: '',
  business: '',
  dueAt: null,
  sentAt: null,
  registeredAt: null,
  reason: '',
});
