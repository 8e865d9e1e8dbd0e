import { formatDateTime } from '@portal/shared/format';
import { DescriptionList, Section } from '@portal/shared/ui';
import type { ApplicationDetail } from '../../parts/kind/application.ts';
import { ScoreTable } from '../../parts/results/ScoreTable.tsx';
import { ObjectionSection } from './ObjectionSection.tsx';

/** Announced scores of an exam, corrections of its result and the objection to it; nothing without any of them. */
export function ResultSection({ application }: { application: ApplicationDetail }) {
  const { scoreSheet, corrections } = application;
  return (
    <>
      {scoreSheet && (
        <Section title="시험 점수">
          <ScoreTable sheet={scoreSheet} />
        </Section>
      )}
      {corrections.length > 0 && (
        <Section title="결과 정정 내역" lead="협회가 두 직원의 확인을 거쳐 바로잡은 결과입니다.">
          {corrections.map(({ correctedAt, fromName, toName, reason }) => (
            <DescriptionList
              key={correctedAt}
              items={[
                { term: '정정일시', description: formatDateTime(correctedAt) },
                {
                  term: '결과',
                  description: fromName === toName ? `${toName} (점수 정정)` : `${fromName} → ${toName}`,
                },
                { term: '사유', description: reason },
              ]}
            />
          ))}
        </Section>
      )}
      <ObjectionSection application={application} />
    </>
  );
}
