import { tariffResource } from '@portal/shared/contract/office/resources/tariff';
import { aggregate } from './aggregate.ts';

/** A change of a fee: the association's, and no member's. */
export const tariffChange = aggregate('tariff_change', [tariffResource])({
  lifecycle: null,
  key: 'change_no',
  owner: null,
  waiting: { tariffChanges: { states: ['WAITING'], since: 'asked_at', notBy: 'asked_by' } },
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [],
  isOfResult: false,
  onLeaving: [],
  retention: [],
});
