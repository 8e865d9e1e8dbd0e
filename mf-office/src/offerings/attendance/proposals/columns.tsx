import { RESULT_NAMES, type Result } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { Actions, Badge, Button } from '@portal/shared/ui';
import type { Columns } from '../../../parts/table/columns.ts';
import type { Attendee } from '../attendee/attendee.ts';

/** Opposite result, for the two pairs that attendance decides. */
const OTHERS = { complete: 'notComplete', notComplete: 'complete', sit: 'absent', absent: 'sit' } as const;

export const proposalOf = ({ proposal }: Attendee): keyof typeof OTHERS | null =>
  proposal !== null && isKnown(OTHERS, proposal) ? proposal : null;

/** Columns of the proposals, each of which can be entered as it is or, with a reason, as the opposite result. */
export const proposalColumns = (enter: (attendee: Attendee, result: Result) => void): Columns<Attendee> => [
  { id: 'name', heading: '이름', cell: ({ name }) => name },
  {
    id: 'number',
    heading: '번호',
    cell: ({ examinationCode, userExaminationNo }) => examinationCode || `신청 ${userExaminationNo}번`,
  },
  { id: 'share', heading: '출석', cell: ({ share }) => `${share}%` },
  {
    id: 'proposal',
    heading: '제안',
    cell: (row) => {
      const proposal = proposalOf(row);
      const isGood = proposal === 'complete' || proposal === 'sit';
      return proposal && <Badge tone={isGood ? 'success' : 'warning'}>{RESULT_NAMES[proposal]}</Badge>;
    },
  },
  {
    id: 'result',
    heading: '결과',
    cell: (row) => {
      const proposal = proposalOf(row);
      if (!row.awaitsResult || !proposal) return row.statusName;
      return (
        <Actions>
          {[proposal, OTHERS[proposal]].map((result) => {
            const isProposed = result === proposal;
            const words = `${RESULT_NAMES[result]}${isProposed ? '' : ' (사유 필요)'}`;
            return (
              <Button
                key={result}
                variant={isProposed ? 'secondary' : 'plain'}
                size="small"
                aria-label={`${row.name} ${words} 입력`}
                onClick={() => enter(row, result)}
              >
                {words}
              </Button>
            );
          })}
        </Actions>
      );
    },
  },
];
