import { CERTIFICATE_READING_DAYS } from '@portal/shared/contract/manager';
import { Callout, UnbrokenNumbers } from '@portal/shared/ui';
import { CardItems } from '../../parts/page/CardItems.tsx';

/** Delivery times, shown before a request. */
export const DeliveryNotice = () => (
  <Callout tone="info" title="자격증은 위에 적으신 주소로 보내드립니다.">
    <CardItems
      items={[
        { term: '입금 확인', description: `입금하신 뒤 영업일로 ${CERTIFICATE_READING_DAYS}일 안` },
        { term: '인쇄', description: '발급되면 이 화면에서 바로' },
        { term: '우편', description: '발급한 뒤에 보내며, 보내면 송장번호를 알려드립니다' },
      ]}
    />
    <p>주소는 보내기 전까지 이 화면에서 바꾸실 수 있습니다. 급하시면 먼저 인쇄해서 쓰실 수 있습니다.</p>
  </Callout>
);

/** Certificates that the member holds, shown before the exam of a new one is typed. */
export function HeldNotice({ held }: { held: readonly string[] }) {
  if (held.length === 0) return null;
  return (
    <Callout tone="info" title={`이미 발급된 자격증: ${held.join(', ')}`}>
      이 시험의 자격증은 다시 신청하실 수 없습니다. 새로 받으시려면 목록에서 ‘재발급 신청’을 눌러주세요.
    </Callout>
  );
}

/** Effect of a reissue on the current certificate, shown before a request. */
export function ReplacedNotice({ number }: { number: string }) {
  return (
    <Callout tone="warning" title="재발급하면 지금 자격증은 쓸 수 없게 됩니다.">
      <UnbrokenNumbers>
        {`새 자격증은 번호가 바뀝니다. 새 자격증이 발급되는 때부터 지금 자격증(${number})은 무효가 되어, 진위확인에서도 유효하지 않다고 나옵니다.`}
      </UnbrokenNumbers>
    </Callout>
  );
}
