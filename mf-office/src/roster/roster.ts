import type { CallEntity } from '@portal/shared/contract';
import type { officeRoster, officeRosterBatches } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import type { Tone } from '@portal/shared/ui';

/** A member on the roster, and an exported list. */
export type RosterMember = CallEntity<typeof officeRoster>['list'][number];
export type RosterBatch = CallEntity<typeof officeRosterBatches>['list'][number];

export const LIST_PATH = '/office/roster';
export const BATCHES_PATH = '/office/roster/batches';
export const OUTCOMES_PATH = '/office/roster/outcomes';
export const ofBatch = (batchNo: number, status: string) => `${LIST_PATH}?status=${status}&batchNo=${batchNo}`;

const TONES = {
  NOT_SENT: 'warning',
  SENT: 'info',
  REGISTERED: 'success',
  REFUSED: 'danger',
} as const satisfies Record<string, Tone>;

export const toneOf = (status: RosterMember['status']): Tone => inTable(TONES, status, 'neutral');
