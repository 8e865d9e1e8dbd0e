import { OpenMap } from '@portal/shared/map';
import { addressLine, arrivalTime } from '@portal/shared/papers';
import { MapLinks } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { OfferingSummary } from '../kind/offering.ts';
import { offeringItems } from './offeringItems.ts';

/** Place, with maps; an online course has none. */
export const whereWithMaps = (offering: OfferingSummary) => ({
  ...offeringItems(offering).where,
  description: (
    <>
      {addressLine(offering)}
      {offering.format !== 'online' && offering.address && (
        <MapLinks address={offering.address}>
          <OpenMap address={offering.address} variant="plain" size="small" />
        </MapLinks>
      )}
    </>
  ),
});

/** Grade, type, time and place, for the pages of one course or exam. */
export const scheduleItems = (offering: OfferingSummary) => [
  { term: '급수', description: `${offering.grade}급` },
  { term: KINDS[offering.kind].typeLabel, description: offering.typeName },
  { ...offeringItems(offering).when, term: `${KINDS[offering.kind].word} 일시` },
  ...(offering.format === 'online'
    ? []
    : [{ term: '입실 시각', description: `${arrivalTime(offering.time)}까지 (시작 20분 전)` }]),
  whereWithMaps(offering),
];
