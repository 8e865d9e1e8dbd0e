import { PhoneLink, TextLink } from '@portal/shared/ui';
import type { OfferingDetail } from '../kind/offering.ts';

/** Items about the hall of a course or exam: its directions, its page at a map service, and its phone. */
export function hallItems({ hall }: Pick<OfferingDetail, 'hall'>) {
  if (!hall) return [];
  const { name, directions, phone, mapUrl } = hall;
  return [
    ...(directions || mapUrl
      ? [
          {
            term: '오시는 길',
            description: (
              <>
                {directions.split('\n').map((line, index) => (
                  <div key={index}>{line}</div>
                ))}
                {mapUrl && (
                  <TextLink href={mapUrl} target="_blank">
                    {name} 지도
                  </TextLink>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(phone ? [{ term: '장소 전화', description: <PhoneLink phone={phone} /> }] : []),
  ];
}
