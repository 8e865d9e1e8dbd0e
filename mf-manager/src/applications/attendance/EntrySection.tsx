import { lazy, Suspense } from 'react';
import { HALL_NAMES } from '@portal/shared/papers';
import { Section, Skeleton } from '@portal/shared/ui';
import type { ApplicationDetail } from '../../parts/kind/application.ts';

const EntryCode = lazy(() => import('./EntryCode.tsx'));

/** Entry code shown at the door, on this page too; an online course has none. */
export function EntrySection({ application: { entryCode, format, kind } }: { application: ApplicationDetail }) {
  if (!entryCode || format === 'online') return null;
  return (
    <Section
      title="입장 코드"
      lead={`${HALL_NAMES[kind]} 입구에서 이 화면이나 인쇄한 ${kind === 'exam' ? '수험표' : '수강증'}의 코드를 직원에게 보여주세요.`}
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <EntryCode code={entryCode} />
      </Suspense>
    </Section>
  );
}
