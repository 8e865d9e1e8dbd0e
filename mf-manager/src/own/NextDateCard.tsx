import { MapPin } from 'lucide-react';
import { association } from '@portal/shared/association';
import type { NextDate } from '@portal/shared/contract/myTasks';
import { formatDateTime } from '@portal/shared/format';
import { OpenMap } from '@portal/shared/map';
import { PATHS } from '@portal/shared/section';
import { Actions, ButtonLink, Card, DescriptionList, EmptyState, MapLinks, UnbrokenNumbers } from '@portal/shared/ui';
import styles from './NextDateCard.module.css';

/** Code of an exam; a course has another one. */
const EXAM = 2;

/** The next course or exam: time, place, directions, and the document to bring. */
export function NextDateCard({ next }: { next: NextDate | null }) {
  if (!next)
    return (
      <EmptyState
        title="예정된 교육이나 시험이 없습니다."
        action={
          <Actions>
            <ButtonLink to={PATHS.courses} variant="secondary">
              교육 신청
            </ButtonLink>
            <ButtonLink to={PATHS.exams} variant="secondary">
              시험 신청
            </ButtonLink>
          </Actions>
        }
      >
        신청하고 결제를 마치시면 날짜와 장소를 이곳에서 알려드립니다.
      </EmptyState>
    );
  const { applyType, title, day, time, endTime, address, address2, isOnline, hasPaper = true, path } = next;
  const paper = applyType === EXAM ? '수험표 보기' : '수강증 보기';
  const when = [formatDateTime(day, time), endTime].filter(Boolean).join(' ~ ');
  return (
    <Card className={styles.next}>
      <h3 className={styles.title}>{title}</h3>
      <DescriptionList
        items={[
          { term: '일시', description: <UnbrokenNumbers>{when}</UnbrokenNumbers> },
          { term: '장소', description: isOnline ? '온라인' : <Place address={address} address2={address2} /> },
        ]}
      />
      <Actions>
        <ButtonLink to={path}>{hasPaper ? paper : '신청 내역 보기'}</ButtonLink>
        {!isOnline && address === association.address.street && (
          <ButtonLink to={PATHS.directions} variant="secondary" icon={<MapPin />}>
            오시는 길
          </ButtonLink>
        )}
      </Actions>
    </Card>
  );
}

/** The association's own house has a page with directions, in addition to the maps. */
const Place = ({ address, address2 }: Pick<NextDate, 'address' | 'address2'>) => (
  <>
    {[address, address2].filter(Boolean).join(' ')}
    <MapLinks address={address}>
      <OpenMap address={address} variant="plain" size="small" />
    </MapLinks>
  </>
);
