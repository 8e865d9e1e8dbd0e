import type { ReactNode } from 'react';
import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { Badge, ButtonLink, CardLink, EmptyState, InfiniteList, type InfiniteQuery } from '@portal/shared/ui';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import type { Application } from '../parts/kind/application.ts';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { gradeAndType, offeringItems } from '../parts/offering/offeringItems.ts';
import { CardItems } from '../parts/page/CardItems.tsx';
import { CardSkeleton } from '../parts/page/CardSkeleton.tsx';
import { applicationPath, offeringListPath } from '../parts/page/paths.ts';
import { isPhotoAwaited } from '../parts/photo/isPhotoAwaited.ts';
import styles from './ApplicationList.module.css';
import { isEvidenceAwaited } from './isEvidenceAwaited.ts';
import { priceItem } from './priceItem.ts';

interface ApplicationListProps {
  kind: Kind;
  query: InfiniteQuery<Application>;
  label: string;
  skeletonCount: number;
  emptyTitle: string;
  emptyText: string;
  /** Member's action on an application in the list. */
  renderAction?: (application: Application) => ReactNode;
}

/** The member's own applications as cards. */
export function ApplicationList({
  kind,
  query,
  label,
  skeletonCount,
  emptyTitle,
  emptyText,
  renderAction,
}: ApplicationListProps) {
  return (
    <InfiniteList
      query={query}
      label={label}
      layout="cards"
      skeletonCount={skeletonCount}
      skeleton={<CardSkeleton />}
      itemKey={({ applicationNo }) => applicationNo}
      renderItem={(application) =>
        renderAction ? (
          <div className={styles.withAction}>
            <ApplicationCard application={application} />
            {renderAction(application)}
          </div>
        ) : (
          <ApplicationCard application={application} />
        )
      }
      empty={
        <EmptyState
          title={emptyTitle}
          action={<ButtonLink to={offeringListPath(kind)}>{KINDS[kind].word} 신청하러 가기</ButtonLink>}
        >
          {emptyText}
        </EmptyState>
      }
    />
  );
}

function ApplicationCard({ application }: { application: Application }) {
  const { when, where } = offeringItems(application);
  return (
    <CardLink
      to={applicationPath(application.kind, application.applicationNo)}
      title={application.title}
      eyebrow={
        <>
          <ApplicationBadge application={application} />
          {application.change && application.change.confirmedAt === null && <Badge tone="warning">일정 변경</Badge>}
          <span>{gradeAndType(application)}</span>
        </>
      }
    >
      <CardItems
        items={[
          { term: '신청번호', description: application.applicationNo },
          { term: '신청일', description: formatDateTime(application.applyDate) },
          when,
          where,
          priceItem(application),
          ...(application.allowedActions.includes('nameRefundAccount')
            ? [{ term: '환불', description: '환불 계좌를 입력해주세요.' }]
            : []),
          ...(application.allowedActions.includes('denyRefundAccount')
            ? [{ term: '환불', description: '환불 계좌를 확인해주세요.' }]
            : []),
          ...(isPhotoAwaited(application) ? [{ term: '사진', description: photoWords(application) }] : []),
          ...(isEvidenceAwaited(application)
            ? [{ term: '수험표', description: '응시 자격 증빙이 인정되면 출력하실 수 있습니다.' }]
            : []),
          ...(application.payDueAt ? [{ term: '결제 기한', description: formatDeadline(application.payDueAt) }] : []),
        ]}
      />
    </CardLink>
  );
}

/** Next step for a missing photo. */
const photoWords = ({ photo, allowedActions }: Application) =>
  photo && allowedActions.includes('addPhoto')
    ? `${formatDeadline(photo.dueAt)}까지 올려주세요.`
    : '올리실 수 있는 기한이 지났습니다.';
