import { formatDateTime } from '@portal/shared/format';
import { addressLine, formatSpan } from '@portal/shared/papers';
import type { Description } from '@portal/shared/ui';
import type { Change } from '../../parts/kind/application.ts';

const LINES: readonly { term: string; textOf(occasion: Change['after']): string }[] = [
  { term: '일시', textOf: formatSpan },
  { term: '장소', textOf: addressLine },
  { term: '합격자 발표', textOf: ({ passDate, passTime }) => (passDate ? formatDateTime(passDate, passTime) : '') },
];

/** Current dates and place, with the previous ones next to those that changed. */
export const changedItems = ({ before, after }: Pick<Change, 'before' | 'after'>): Description[] =>
  LINES.filter(({ textOf }) => textOf(after) !== '').map(({ term, textOf }) => {
    const [old, present] = [textOf(before), textOf(after)];
    // A change from before announcements were recorded has no announcement.
    if (old === present || old === '') return { term, description: `${present} (그대로)` };
    return {
      term,
      description: (
        <>
          <strong>{present}</strong>
          <div>바뀌기 전: {old}</div>
        </>
      ),
    };
  });
