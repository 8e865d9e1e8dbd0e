import { useItem } from '@portal/shared/client';
import { getMapConsentsDue } from '@portal/shared/contract/consent';
import { useNavigate } from '@portal/shared/router';
import { askForConsent } from '@portal/shared/texts';
import { Button, Callout } from '@portal/shared/ui';

/** New versions of texts to which the member has not agreed yet; nothing if there are none. */
export function DueConsents() {
  const { data } = useItem(getMapConsentsDue, {}, { background: true });
  const navigate = useNavigate();
  const due = data?.due ?? [];
  if (due.length === 0) return null;
  return (
    <Callout tone="warning" title="동의를 기다리는 내용이 있습니다.">
      <p>
        새 {due.map(({ textName }) => textName).join(', ')} 내용에 동의하셔야 교육과 시험, 자격증을 새로 신청하실 수
        있습니다.
      </p>
      <Button size="small" onClick={() => void askForConsent(due, navigate)}>
        내용 보고 동의하기
      </Button>
    </Callout>
  );
}
