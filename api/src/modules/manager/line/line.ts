import { LINE_STATUS_NAMES } from '@portal/shared/contract/manager';
import { seoulTimestamp } from '@portal/shared/time';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { collectUntil } from '../../../enrolment/queue/collecting.ts';
import { leaveQueue } from '../../../enrolment/queue/leave.ts';
import { LiveQueues } from '../../../enrolment/queue/live/LiveQueues.ts';
import type { QueueFacts, ReadPlace } from '../../../enrolment/queue/live/QueueSnapshot.ts';
import { listLivePlaces } from '../../../enrolment/queue/ownPlaces.ts';
import type { OfferingRef } from '../../../enrolment/queue/SeatQueue.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

export interface LineInput {
  educationNo?: number | undefined;
  examinationNo?: number | undefined;
}

const ONE_OF_TWO = '교육이나 시험 가운데 하나의 번호를 보내주세요.';

/** Returns the course or exam of the input, which must have exactly one of the two numbers. */
export function offeringOf({ educationNo, examinationNo }: LineInput): OfferingRef {
  if (educationNo !== undefined && examinationNo === undefined) return { kind: 'education', offeringNo: educationNo };
  if (examinationNo !== undefined && educationNo === undefined) return { kind: 'exam', offeringNo: examinationNo };
  throw new HttpError('MALFORMED', { issues: [{ path: 'educationNo', message: ONE_OF_TWO }] });
}

/** Gives the caller a place in a queue. Returns its number, also of the place that the caller has already. */
export async function arrive(input: LineInput, { modules, caller }: MemberContext): Promise<number> {
  const arrival = await modules.get(LiveQueues).joins.join(offeringOf(input), caller.memberNo);
  if ('placeNo' in arrival) return arrival.placeNo;
  throw arrival.refusal === 'missing' ? new HttpError('NOT_FOUND') : new BusinessError(arrival.refusal);
}

/** Returns the caller's position in a queue, held until it changes if `since` is its ETag. */
export async function viewPosition(
  { since, ...input }: LineInput & { since?: string | undefined },
  { modules, caller, ...services }: MemberContext,
) {
  const polledMs = performance.now();
  const position = await modules.get(LiveQueues).poll(offeringOf(input), caller.memberNo, since);
  services.noteHeld(performance.now() - polledMs);
  if (!position) throw new HttpError('NOT_FOUND');
  const { facts, seatsWaiting, place, status, seatsBefore, allowedActions, lapses, at, etag } = position;
  const stamp = (time: Date | null) => time && seoulTimestamp(time);
  return {
    placeNo: place?.placeNo ?? null,
    status,
    statusName: status === null ? '' : LINE_STATUS_NAMES[status],
    ahead: seatsBefore,
    waiting: seatsWaiting,
    seatsLeft: facts.capacity - facts.taken,
    offered: facts.offered,
    collected: facts.collected,
    group: place?.isGroup ? presentGroupPlace(place, facts) : null,
    lapses,
    opensAt: seoulTimestamp(facts.applyStartAt),
    closesAt: seoulTimestamp(facts.applyEndAt),
    drawnAt: stamp(facts.drawnAt),
    byLot: place?.byLot ?? false,
    offerDueAt: status === 'OFFERED' ? stamp(place?.offerDueAt ?? null) : null,
    now: seoulTimestamp(at),
    allowedActions,
    mark: etag,
  };
}

/** Fields of a place for a group. */
function presentGroupPlace(place: ReadPlace, { applyEndAt }: QueueFacts) {
  const { seats, status, collected, collectingSince, stoodBackAt } = place;
  const isCollecting = status === 'WAITING' && collected > 0 && collectingSince !== null;
  return {
    seats,
    collected: status === 'WAITING' ? collected : 0,
    collectedUntil: isCollecting ? seoulTimestamp(collectUntil(applyEndAt, collectingSince)) : null,
    isStoodBack: status === 'WAITING' && stoodBackAt !== null,
  };
}

/** Gives up the caller's place or offered seat. Returns the number of places given up. */
export const leave = (input: LineInput, { db, now, caller }: MemberContext): Promise<number> =>
  leaveQueue({ ...offeringOf(input), memberNo: caller.memberNo }, { db, now });

/** Queues in which the caller waits or is offered a seat. */
export async function listOwnPlaces(_input: object, { db, caller }: MemberContext) {
  const places = await listLivePlaces(caller.memberNo, db);
  return places.map(({ placeNo, kind, offeringNo, title, status, offerDueAt, isGroup, seats }) => ({
    placeNo,
    applyType: OFFERING_KINDS[kind].applyType,
    offeringNo,
    title,
    status,
    statusName: LINE_STATUS_NAMES[status],
    offerDueAt: offerDueAt && seoulTimestamp(offerDueAt),
    isGroup,
    seats,
  }));
}
