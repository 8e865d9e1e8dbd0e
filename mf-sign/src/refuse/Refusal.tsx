import { association } from '@portal/shared/association';
import { CallError, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { getMapRefusal, postIntRefusal } from '@portal/shared/contract/marketingRefusal';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Button, Callout, Section } from '@portal/shared/ui';

interface RefusalProps {
  code: string;
  refusal: CallEntity<typeof getMapRefusal>;
}

/** State of a consent to advertising, and the button that ends it. */
export function Refusal({ code, refusal: { isAgreed, refusedAt } }: RefusalProps) {
  const refusing = useMutation(postIntRefusal, { invalidates: [getMapRefusal] });
  const refuse = async () => {
    try {
      await refusing.mutate({ code });
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  if (!isAgreed)
    return (
      <Callout tone="success" title="광고 메시지를 보내지 않습니다.">
        {refusedAt !== null && <p>{formatDateTime(refusedAt)}에 수신 동의를 철회하셨습니다.</p>}
        <p>처리 결과를 문자나 메일로도 알려드립니다.</p>
        <p>
          신청·결제·환불처럼 꼭 필요한 안내는 그대로 보내드립니다. 다시 받으시려면 로그인 후 내 정보에서 동의해주세요.
        </p>
      </Callout>
    );
  return (
    <Section
      title={`${association.name}의 광고 메시지를 받지 않으시겠습니까?`}
      lead="누르시면 바로 처리합니다. 로그인하지 않으셔도 되고 비용이 들지 않습니다."
    >
      <p>신청·결제·환불처럼 꼭 필요한 안내는 그대로 보내드립니다.</p>
      <Actions>
        <Button busy={refusing.isPending} onClick={() => void refuse()}>
          수신거부
        </Button>
      </Actions>
    </Section>
  );
}
