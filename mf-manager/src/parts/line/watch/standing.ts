import type { CallEntity } from '@portal/shared/contract';
import type { getMapLine } from '@portal/shared/contract/manager';
import { KINDS } from '../../kind/kinds.ts';
import type { Kind } from '../../kind/offering.ts';

/** Where a member stands in the line for a course or an exam. */
export type Standing = CallEntity<typeof getMapLine>;

/** The line of a course or an exam, as its calls name it. */
export const lineOf = (kind: Kind, offeringNo: number) => ({ [KINDS[kind].numberName]: offeringNo });

/** Whether the member waits, or is offered a seat. */
export const isLive = ({ status }: Standing): boolean => status === 'WAITING' || status === 'OFFERED';
