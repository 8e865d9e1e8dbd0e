import { formatDateTime } from '@portal/shared/format';
import { Section } from '@portal/shared/ui';
import type { ApplicationDetail } from '../../parts/kind/application.ts';
import { arrivalTime } from '../../parts/offering/arrival.ts';
import { Notes } from '../../parts/refund/RefundNotes.tsx';

/** What the member does from here on. */
export function NextSteps({ application }: { application: ApplicationDetail }) {
  const slip = application.applyType === 1 ? '수강증을' : '수험표를';
  const items =
    application.refundKind === 'online'
      ? [
          `${formatDateTime(application.day, application.time)}부터 온라인으로 수강하실 수 있습니다.`,
          '수강을 시작한 날부터 1개월 안에, 같은 해가 끝나기 전에 마쳐 주세요.',
          '수강증은 신청 상세에서 언제든지 다시 출력하실 수 있습니다.',
        ]
      : [
          `${slip} 출력해 신분증과 함께 가져오세요. 신청 상세에서 언제든지 다시 출력하실 수 있습니다.`,
          `${formatDateTime(application.day, arrivalTime(application.time))}까지 입실해 주세요. (시작 20분 전)`,
          '참석이 어려우시면 환불 기간 안에 신청 상세에서 취소해 주세요.',
        ];
  return (
    <Section title="다음에 하실 일">
      <Notes items={items} />
    </Section>
  );
}
