import { ButtonLink, EmptyState, InfiniteList, type InfiniteQuery } from '@portal/shared/ui';
import { kindWord } from '../parts/kind/offering.ts';
import type { Application } from '../parts/kind/application.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { offeringListPath } from '../parts/page/paths.ts';

/** The member's own applications. */
export function ApplicationList({ query, applyType }: { query: InfiniteQuery<Application>; applyType: 1 | 2 }) {
  const word = kindWord(applyType);
  return (
    <InfiniteList
      query={query}
      label={`${word} 신청 내역`}
      layout="cards"
      skeletonCount={6}
      itemKey={({ userExaminationNo }) => userExaminationNo}
      renderItem={(application) => <ApplicationCard application={application} />}
      empty={
        <EmptyState
          title={`아직 신청하신 ${word}이 없습니다.`}
          action={<ButtonLink to={offeringListPath(applyType)}>{word} 신청하러 가기</ButtonLink>}
        >
          신청하시면 이곳에서 결제 상태를 확인하고, {applyType === 1 ? '수강증을' : '수험표를'} 출력하거나 취소하실 수
          있습니다.
        </EmptyState>
      }
    />
  );
}
