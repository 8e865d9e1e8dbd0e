import { useItem } from '@portal/shared/client';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { Slot } from '@portal/shared/section/slot';
import { ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { OpenRefunds } from './OpenRefunds.tsx';
import { OwnLinks } from './OwnLinks.tsx';
import { WaitingList } from './WaitingList.tsx';

/** A member's pending items, the insets of other sections, open refunds, and links to the rest. */
export function MyTasks() {
  const { data: matters, error, retry } = useItem(getMapMyMatters, {});
  return (
    <>
      <Section title="지금 하실 일" weight="lead">
        {matters && <WaitingList waiting={matters.waiting} />}
        {!matters && error && <ErrorState message={error.message} onRetry={retry} />}
        {!matters && !error && <Skeleton lines={3} height="2rem" />}
      </Section>
      <Slot name="ownUpper" />
      {matters && matters.refunds.length > 0 && (
        <Section title="진행 중인 환불">
          <OpenRefunds refunds={matters.refunds} />
        </Section>
      )}
      <Section title="바로 가기" weight="quiet">
        <OwnLinks counts={matters?.counts} />
      </Section>
    </>
  );
}
