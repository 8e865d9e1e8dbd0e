import { formatDateTime } from '@portal/shared/format';
import { DescriptionList, Section } from '@portal/shared/ui';
import type { Change } from '../../parts/kind/application.ts';
import { changedItems } from './changedItems.tsx';

/** Changes before the newest one; nothing if there are none. */
export function PastChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <Section title="지난 일정 변경" lead="지금은 위에 적힌 일정이 맞습니다.">
      {changes.map((change) => (
        <DescriptionList
          key={change.changedAt}
          items={[{ term: '바뀐 때', description: formatDateTime(change.changedAt) }, ...changedItems(change)]}
        />
      ))}
    </Section>
  );
}
