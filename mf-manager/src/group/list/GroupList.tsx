import { useList } from '@portal/shared/client';
import { getListBoxGroup } from '@portal/shared/contract/manager';
import { EmptyState, InfiniteList } from '@portal/shared/ui';
import { CardSkeleton } from '../../parts/page/CardSkeleton.tsx';
import { GroupCard } from './GroupCard.tsx';

/** The member's own groups as cards. */
export const GroupList = () => (
  <InfiniteList
    query={useList(getListBoxGroup, {})}
    label="단체 신청 내역"
    layout="cards"
    skeletonCount={2}
    skeleton={<CardSkeleton />}
    itemKey={({ groupNo }) => groupNo}
    renderItem={(group) => <GroupCard group={group} />}
    // The page's own content follows below the list.
    byButton
    empty={
      <EmptyState title="아직 단체로 신청하신 교육이나 시험이 없습니다.">
        위에서 교육이나 시험을 고르고, 상세 화면에서 ‘단체 신청(사업자)’을 눌러주세요.
      </EmptyState>
    }
  />
);
