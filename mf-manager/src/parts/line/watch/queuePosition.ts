import type { CallEntity } from '@portal/shared/contract';
import type { getMapLine } from '@portal/shared/contract/manager';
import { KINDS } from '../../kind/kinds.ts';
import type { Kind } from '../../kind/offering.ts';

/** Status of a member in the queue of a course or exam. */
export type QueuePosition = CallEntity<typeof getMapLine>;

/** API input that identifies the queue of a course or exam. */
export const lineOf = (kind: Kind, offeringNo: number) => ({ [KINDS[kind].numberName]: offeringNo });

/** True if the member waits or has an offer. */
export const isLive = ({ status }: QueuePosition): boolean => status === 'WAITING' || status === 'OFFERED';
