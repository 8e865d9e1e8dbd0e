import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, InfiniteList, type InfiniteQuery } from '@portal/shared/ui';
import type { Application } from '../parts/kind/application.ts';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { CardSkeleton } from '../parts/page/CardSkeleton.tsx';
import { offeringListPath } from '../parts/page/paths.ts';
import { ApplicationCard } from './ApplicationCard.tsx';

interface ApplicationListProps {
  kind: Kind;
  query: InfiniteQuery<Application>;
  label: string;
  skeletonCount: number;
  emptyTitle: string;
  emptyText: string;
  /** Button in place of the usual one. */
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
      renderItem={(application) => <ApplicationCard application={application} action={renderAction?.(application)} />}
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
