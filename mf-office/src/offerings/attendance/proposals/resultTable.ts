import { RESULT_NAMES } from '@portal/shared/contract/office';
import type { Attendee } from '../attendee/attendee.ts';
import { proposalOf } from './columns.tsx';

/** Proposals as a result table in base64, for the call that enters every other table. */
export function resultTable(attendees: readonly Attendee[]): string {
  const rows = attendees.flatMap((attendee) => {
    const proposal = proposalOf(attendee);
    return proposal ? [`${attendee.userExaminationNo},${RESULT_NAMES[proposal]}`] : [];
  });
  const bytes = new TextEncoder().encode(['신청번호,결과', ...rows].join('\r\n'));
  return btoa(String.fromCodePoint(...bytes));
}
