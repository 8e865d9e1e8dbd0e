import { useItem } from '@portal/shared/client';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { OwnPlaces } from '../parts/line/OwnPlaces.tsx';
import styles from './NextDate.module.css';
import { NextDateCard } from './NextDateCard.tsx';

/** Inset of a member's own page: the next course or exam of the member, and the queue entries. */
export default function NextDate() {
  const { data: matters, error, retry } = useItem(getMapMyMatters, {}, { background: true });
  return (
    <div className={styles.own}>
      <Section title="다음 일정">
        {matters && <NextDateCard next={matters.next} />}
        {!matters && error && <ErrorState message={error.message} onRetry={retry} />}
        {!matters && !error && (
          <div aria-busy="true">
            <Skeleton lines={5} height="2rem" />
          </div>
        )}
      </Section>
      <OwnPlaces whose="all" />
    </div>
  );
}
