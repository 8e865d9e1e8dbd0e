import type { ReactNode } from 'react';
import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { Badge, ButtonLink } from '@portal/shared/ui';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import { priceItem } from '../parts/application/priceItem.ts';
import type { Application } from '../parts/kind/application.ts';
import { gradeAndType, hoursItem, offeringItems } from '../parts/offering/offeringItems.ts';
import { applicationPath, payPath } from '../parts/page/paths.ts';
import { SummaryCard } from '../parts/page/SummaryCard.tsx';
import { payDueItems } from '../parts/payment/payDueItems.ts';
import { isPhotoAwaited } from '../parts/photo/isPhotoAwaited.ts';
import { isEvidenceAwaited } from './isEvidenceAwaited.ts';

/** Label of the link to an application, by its next step. */
function nextStep(application: Application): string {
  const { allowedActions } = application;
  if (allowedActions.includes('nameRefundAccount')) return '환불 계좌 입력하기';
  if (allowedActions.includes('denyRefundAccount')) return '환불 계좌 확인하기';
  if (allowedActions.includes('addPhoto') && isPhotoAwaited(application)) return '사진 올리고 수험표 받기';
  if (isEvidenceAwaited(application)) return '응시 자격 증빙 확인하기';
  if (allowedActions.includes('printTicket')) return '수험표 보기';
  if (application.kind === 'education' && allowedActions.includes('printSlip')) return '수강증 보기';
  return '신청 상세 보기';
}

/** Summary of the member's application; its button is the next step, before all a payment that is due. */
export function ApplicationCard({ application, action }: { application: Application; action?: ReactNode }) {
  const { kind, applicationNo, offeringNo, allowedActions, title, change } = application;
  const { when, where } = offeringItems(application);
  const label = nextStep(application);
  const payment = allowedActions.includes('pay') && (
    <ButtonLink block to={payPath(kind, offeringNo, applicationNo)}>
      결제하기
    </ButtonLink>
  );
  return (
    <SummaryCard
      day={application.day}
      title={title}
      eyebrow={
        <>
          <ApplicationBadge application={application} />
          {change && change.confirmedAt === null && <Badge tone="warning">일정 변경</Badge>}
          <span>{gradeAndType(application)}</span>
        </>
      }
      items={[
        hoursItem(application),
        where,
        priceItem(application),
        ...(isPhotoAwaited(application) ? [{ term: '사진', description: photoWords(application) }] : []),
        ...(isEvidenceAwaited(application)
          ? [{ term: '수험표', description: '응시 자격 증빙이 인정되면 출력하실 수 있습니다.' }]
          : []),
        ...payDueItems(application),
      ]}
      to={applicationPath(kind, applicationNo)}
      button={{ label, isQuiet: label === '신청 상세 보기' }}
      action={action || payment}
      more={{
        title: '신청번호와 신청일',
        items: [
          { term: '신청번호', description: applicationNo },
          { term: '신청일', description: formatDateTime(application.applyDate) },
          when,
        ],
      }}
    />
  );
}

/** Next step for a missing photo. */
const photoWords = ({ photo, allowedActions }: Application) =>
  photo && allowedActions.includes('addPhoto')
    ? `${formatDeadline(photo.dueAt)}까지 올려주세요.`
    : '올리실 수 있는 기한이 지났습니다.';
