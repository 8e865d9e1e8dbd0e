import { RESULT_NAMES, type Result } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { Actions, Badge, Button } from '@portal/shared/ui';
import type { Columns } from '../../../parts/table/columns.ts';
import type { Attendee } from '../attendee/attendee.ts';

/** Opposite result, for the two pairs that attendance decides. */
const OTHERS = { complete: 'notComplete', notComplete: 'complete', sit: 'absent', absent: 'sit' } as const;

export const proposalOf = ({ proposal }: Attendee): keyof typeof OTHERS | null =>
  proposal !== null && isKnown(OTHERS, proposal) ? proposal : null;

/** Columns of the proposals, each of which can be entered as it is or as the opposite result. */
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
          {[proposal, OTHERS[proposal]].map((result) => (
            <Button
              key={result}
              variant={result === proposal ? 'secondary' : 'plain'}
              size="small"
              aria-label={`${row.name} ${RESULT_NAMES[result]} 입력`}
              onClick={() => enter(row, result)}
            >
              {RESULT_NAMES[result]}
            </Button>
          ))}
        </Actions>
      );
    },
  },
];
