import { useItem } from '@portal/shared/client';
import { CERTIFICATE_READING_DAYS } from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import { Callout } from '@portal/shared/ui';
import { CardItems } from '../../parts/page/CardItems.tsx';

/** Where the certificate is sent and how long that takes, before the member asks. */
export function DeliveryNotice() {
  const profile = useItem(fetchUser, {}, { background: true });
  const { postCode = '', userAddress = '', userAddress2 = '' } = profile.data ?? {};
  const address = [postCode && `(${postCode})`, userAddress, userAddress2].filter(Boolean).join(' ');
  return (
    <Callout tone="info" title="자격증은 우편으로 보내 드립니다.">
      <CardItems
        items={[
          { term: '받는 곳', description: address || '회원 정보의 주소' },
          { term: '입금 확인', description: `입금하신 뒤 영업일로 ${CERTIFICATE_READING_DAYS}일 안` },
          { term: '인쇄', description: '발급되면 이 화면에서 바로' },
          { term: '우편', description: '발급한 뒤에 보내며, 보내면 알려 드립니다' },
        ]}
      />
      <p>주소가 다르면 보내기 전에 ‘내 정보’에서 고쳐 주세요. 급하시면 먼저 인쇄해서 쓰실 수 있습니다.</p>
    </Callout>
  );
}
