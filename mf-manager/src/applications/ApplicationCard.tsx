import type { ReactNode } from 'react';
import { formatDateTime } from '@portal/shared/format';
import { Badge, ButtonLink } from '@portal/shared/ui';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import { priceItem } from '../parts/application/priceItem.ts';
import type { Application } from '../parts/kind/application.ts';
import { gradeAndType, hoursItem, offeringItems } from '../parts/offering/offeringItems.ts';
import { applicationPath, payPath } from '../parts/page/paths.ts';
import { SummaryCard } from '../parts/page/SummaryCard.tsx';
import { payDueItems } from '../parts/payment/payDueItems.ts';
import { ticketItems, ticketStep } from './ticketSteps.ts';

/** Label of the link to an application, by its next step. */
function nextStep(application: Application): string {
  const { allowedActions } = application;
  if (allowedActions.includes('nameRefundAccount')) return '환불 계좌 입력하기';
  if (allowedActions.includes('denyRefundAccount')) return '환불 계좌 확인하기';
  const step = ticketStep(application);
  if (step !== null) return step;
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
        ...ticketItems(application),
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
