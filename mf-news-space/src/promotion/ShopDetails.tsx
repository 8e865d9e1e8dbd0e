import { MapPin } from 'lucide-react';
import type { CallEntity } from '@portal/shared/contract';
import type { getMapPromotion } from '@portal/shared/contract/space';
import { Actions, ButtonLink, DescriptionList, PhoneLink, type Description } from '@portal/shared/ui';
import { webUrl } from '../parts/urls/webUrl.ts';

type Shop = Pick<
  CallEntity<typeof getMapPromotion>,
  'shopName' | 'url' | 'postCode' | 'shopAddress' | 'shopAddress2' | 'shopPhone'
>;

/** Maps that find an address by words. */
const MAPS = [
  { name: '카카오맵', search: 'https://map.kakao.com/link/search/' },
  { name: '네이버 지도', search: 'https://map.naver.com/p/search/' },
] as const;

/** Where a business is and how it is reached; nothing when nothing of it is known. */
export function ShopDetails({ shopName, url, postCode, shopAddress, shopAddress2, shopPhone }: Shop) {
  const website = webUrl(url);
  const address = [shopAddress, shopAddress2].filter(Boolean).join(', ');
  const items: Description[] = [];
  if (shopName) items.push({ term: '업소명', description: shopName });
  if (address) items.push({ term: '주소', description: postCode ? `(${postCode}) ${address}` : address });
  if (shopPhone) items.push({ term: '전화', description: <PhoneLink phone={shopPhone} /> });
  return (
    <>
      {items.length > 0 && <DescriptionList items={items} />}
      {(shopAddress || website) && (
        <Actions>
          {shopAddress &&
            MAPS.map(({ name, search }) => (
              <ButtonLink
                key={name}
                href={search + encodeURIComponent(shopAddress)}
                target="_blank"
                variant="secondary"
                icon={<MapPin />}
                aria-label={`‘${shopAddress}’ ${name}에서 보기 (새 창)`}
              >
                {name}에서 보기
              </ButtonLink>
            ))}
          {website && (
            <ButtonLink href={website} target="_blank" variant="secondary">
              업소 홈페이지 보기
            </ButtonLink>
          )}
        </Actions>
      )}
    </>
  );
}
