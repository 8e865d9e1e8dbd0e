import { GROUP_ANSWER_NAMES, GROUP_SEAT_STATUS_NAMES } from '@portal/shared/contract/manager';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';

/** Name of a seat that came back from the person invited: it is not before its invitation. */
const CAME_BACK = '초대 종료';

/** Status of a seat with the reason why it came back, for its employer and the office. */
export const presentSeatStatus = ({ status, answer }: Pick<GroupSeatRow, 'status' | 'answer'>) => ({
  status,
  statusName: status === 'RESERVED' && answer ? CAME_BACK : GROUP_SEAT_STATUS_NAMES[status],
  answer,
  answerName: answer ? GROUP_ANSWER_NAMES[answer] : '',
});
