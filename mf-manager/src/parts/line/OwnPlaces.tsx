import type { OwnPlace } from '@portal/shared/contract/manager';
import { formatCount, formatDeadline } from '@portal/shared/format';
import { APPLY_TYPES } from '@portal/shared/papers';
import { Badge, CardLink, Section } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';
import { linePath } from '../page/paths.ts';
import styles from './OwnPlaces.module.css';
import { useOwnPlaces, type PlaceOwner } from './useOwnPlaces.ts';

const kindOf = ({ applyType }: OwnPlace): Kind => (applyType === APPLY_TYPES.exam ? 'exam' : 'education');

/** Queues in which the member waits or has an offer; nothing without any. */
export function OwnPlaces({ whose, kind }: { whose: PlaceOwner; kind?: Kind }) {
  const { data: places = [] } = useOwnPlaces(whose, kind);
  if (places.length === 0) return null;
  return (
    <Section title="대기 순번">
      <ul role="list" className={styles.places}>
        {places.map((place) => (
          <li key={place.placeNo}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlaceCard({ place }: { place: OwnPlace }) {
  const { title, status, statusName, offerDueAt, offeringNo, isGroup = false, seats = 1 } = place;
  const kind = kindOf(place);
  return (
    <CardLink
      to={linePath(kind, offeringNo)}
      title={title}
      eyebrow={
        <>
          <Badge tone={status === 'OFFERED' ? 'success' : 'info'}>{statusName}</Badge>
          <span>{isGroup ? `단체 ${KINDS[kind].word} ${formatCount(seats)}명` : KINDS[kind].word}</span>
        </>
      }
    >
      {offerDueAt ? `${formatDeadline(offerDueAt)}까지 신청서를 내주세요.` : '내 앞에 몇 명이 있는지 볼 수 있습니다.'}
    </CardLink>
  );
}
