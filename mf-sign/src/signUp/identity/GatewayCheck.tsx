import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { identityStart, type AuthType } from '@portal/shared/contract/auth';
import { leaveTo } from '@portal/shared/router';
import { Button } from '@portal/shared/ui';

const IDENTITY_CHECK = '본인확인';

/** Goes to the gateway's own page and comes back to this step. */
export function GatewayCheck({ authType, name }: { authType: AuthType; name: string }) {
  const start = useMutation(identityStart);
  const [leaving, setLeaving] = useState(false);
  const leaveForGateway = async () => {
    try {
      const { url } = await start.mutate({ authType, returnPath: '/sign/up/step1' });
      setLeaving(true);
      leaveTo(url);
    } catch (error) {
      // Its message has been shown.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <>
      <p>
        본인확인 기관의 화면으로 이동합니다. 확인을 마치면 이 화면으로 돌아오며, 지금까지 입력한 내용은 그대로 남아
        있습니다.
      </p>
      <Button variant="secondary" busy={start.isPending || leaving} onClick={() => void leaveForGateway()}>
        {name.endsWith(IDENTITY_CHECK) ? `${name} 시작` : `${name} ${IDENTITY_CHECK} 시작`}
      </Button>
    </>
  );
}
