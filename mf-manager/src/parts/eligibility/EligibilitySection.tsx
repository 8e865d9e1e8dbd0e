import { useItem } from '@portal/shared/client';
import { EVIDENCE_DAYS, getMapEligibility, type Grade } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { seoulDay, serverNow } from '@portal/shared/time';
import { Actions, Button, Callout, DescriptionList, ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { Notes } from '../page/Notes.tsx';
import { evidenceStatus, type Eligibility } from './evidenceStatus.ts';
import { handInEvidence } from './handInEvidence.ts';

interface EligibilitySectionProps {
  grade: Grade;
  /** Last day on which evidence is checked in time for the exam. */
  dueDay: string;
  examDay: string;
  hasApplied?: boolean;
}

/** 응시 자격: met conditions, missing evidence, its deadline, and the consequences of missing it. */
export function EligibilitySection({ grade, ...shown }: EligibilitySectionProps) {
  const query = useItem(getMapEligibility, { rating: grade });
  const { data, isLoading, error, retry } = query;
  return (
    <Section title="응시 자격" lead={`${grade}급 시험은 교육 수료와 함께 아래 자격 가운데 하나를 서류로 확인합니다.`}>
      {isLoading && <Skeleton lines={5} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data && <EvidenceStatus eligibility={data} grade={grade} {...shown} />}
    </Section>
  );
}

function EvidenceStatus({
  eligibility,
  grade,
  dueDay,
  examDay,
  hasApplied = false,
}: EligibilitySectionProps & { eligibility: Eligibility }) {
  const { courseCompleted, grounds, evidence } = eligibility;
  const status = evidenceStatus(eligibility, examDay);
  const isLate = seoulDay(serverNow()) > dueDay;
  const mayHandIn = status.isOpen;
  return (
    <>
      <DescriptionList
        items={[
          { term: `${grade}급 교육`, description: courseCompleted ? '수료하셨습니다.' : '아직 수료 기록이 없습니다.' },
          { term: '자격 증빙', description: status.text },
          ...(evidence
            ? [
                { term: '내신 자격', description: evidence.groundName },
                {
                  term: '내신 서류',
                  description: evidence.files.map(({ paperName, fileName }) => `${paperName}: ${fileName}`).join(', '),
                },
              ]
            : []),
          ...(status.isOpen
            ? [{ term: '제출 기한', description: `${formatDate(dueDay)} (시험 ${EVIDENCE_DAYS}일 전)` }]
            : []),
        ]}
      />
      {mayHandIn && (
        <>
          <p>다음 가운데 하나에 해당하시면 그 서류를 내주세요.</p>
          <Notes
            items={grounds.map(
              ({ text, papers }) =>
                `${text}: ${papers.map(({ paperName, isKnown }) => (isKnown ? `${paperName} (협회가 발급하여 내지 않으셔도 됩니다)` : paperName)).join(', ')}`,
            )}
          />
        </>
      )}
      {status.isOpen || status.isWaiting ? (
        <Callout
          tone={isLate && status.isOpen ? 'warning' : 'info'}
          title="증빙이 인정되어야 수험표를 출력하실 수 있습니다."
        >
          {isLate && status.isOpen && <span>제출 기한이 지나 지금 내셔도 시험 전에 확인되지 않을 수 있습니다. </span>}
          {!isLate && !hasApplied && <span>신청은 먼저 하실 수 있습니다. </span>}
          <span>
            시험 전까지 인정되지 않으면 응시하실 수 없습니다. 신청이 저절로 취소되지는 않으며, 취소하시면 취소하신 날의
            환불 기준에 따라 환불됩니다.
          </span>
        </Callout>
      ) : null}
      {mayHandIn && (
        <Actions>
          <Button variant="secondary" onClick={() => void handInEvidence(grade, eligibility)}>
            증빙 서류 내기
          </Button>
        </Actions>
      )}
    </>
  );
}
