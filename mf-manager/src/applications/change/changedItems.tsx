import { addressLine, formatSpan } from '@portal/shared/papers';
import type { Description } from '@portal/shared/ui';
import type { Change } from '../../parts/kind/application.ts';

const LINES = [
  { term: '일시', textOf: formatSpan },
  { term: '장소', textOf: addressLine },
] as const;

/** When and where it is held now, with what it was before beside what is new. */
export const changedItems = ({ before, after }: Pick<Change, 'before' | 'after'>): Description[] =>
  LINES.map(({ term, textOf }) => {
    const [old, present] = [textOf(before), textOf(after)];
    if (old === present) return { term, description: `${present} (그대로)` };
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
