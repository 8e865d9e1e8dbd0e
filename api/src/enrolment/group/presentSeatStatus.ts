import { GROUP_ANSWER_NAMES, GROUP_SEAT_STATUS_NAMES } from '@portal/shared/contract/manager';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';

type Seat = Pick<GroupSeatRow, 'status' | 'answer'>;

/** Name of a seat that came back from the person invited: it is not before its invitation. */
const CAME_BACK = '초대 종료';

/** Name of a seat that nobody has accepted, once nobody can. */
const UNACCEPTED = '수락하지 않음';

function nameOf({ status, answer }: Seat, isTooLate: boolean): string {
  if (status === 'RESERVED' && answer) return CAME_BACK;
  return isTooLate && (status === 'RESERVED' || status === 'INVITED') ? UNACCEPTED : GROUP_SEAT_STATUS_NAMES[status];
}

/**
 * Status of a seat with the reason why it came back, for its employer and the office.
 * @param isTooLate true after the deadline for accepting.
 */
export const presentSeatStatus = (seat: Seat, isTooLate: boolean) => ({
  status: seat.status,
  statusName: nameOf(seat, isTooLate),
  answer: seat.answer,
  answerName: seat.answer ? GROUP_ANSWER_NAMES[seat.answer] : '',
});
