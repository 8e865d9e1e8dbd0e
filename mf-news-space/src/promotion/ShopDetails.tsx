import type { CallEntity } from '@portal/shared/contract';
import type { getMapPromotion } from '@portal/shared/contract/space';
import { Actions, ButtonLink, DescriptionList, MapButtons, PhoneLink, type Description } from '@portal/shared/ui';
import { webUrl } from '../parts/urls/webUrl.ts';

type Shop = Pick<
  CallEntity<typeof getMapPromotion>,
  'shopName' | 'url' | 'postCode' | 'shopAddress' | 'shopAddress2' | 'shopPhone'
>;

/** Address and contacts of a business; nothing if none are known. */
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
          {shopAddress && <MapButtons address={shopAddress} />}
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
