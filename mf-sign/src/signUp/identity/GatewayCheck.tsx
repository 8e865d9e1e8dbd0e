import * as v from 'valibot';
import { identityStart, type AuthType } from '@portal/shared/contract/auth';
import { Button } from '@portal/shared/ui';
import { useGateway } from '../../parts/identity/useGateway.ts';
import { useWayBack, withReturnPath } from '../../parts/returnPath.ts';

const IDENTITY_CHECK = '본인확인';
const FIRST_STEP = '/sign/up/step1';

/** Opens the gateway's own page, which returns to this step. */
export function GatewayCheck({ authType, name }: { authType: AuthType; name: string }) {
  const step = withReturnPath(FIRST_STEP, useWayBack());
  // If the way back is too long for the gateway, joining works without it.
  const returnPath = v.is(identityStart.input.entries.returnPath, step) ? step : FIRST_STEP;
  const { leave, isLeaving } = useGateway(returnPath, 'join');
  return (
    <>
      <p>
        본인확인 기관의 화면으로 이동합니다. 확인을 마치면 이 화면으로 돌아오며, 지금까지 입력한 내용은 그대로 남아
        있습니다.
      </p>
      <Button variant="secondary" busy={isLeaving} onClick={() => void leave(authType)}>
        {name.endsWith(IDENTITY_CHECK) ? `${name} 시작` : `${name} ${IDENTITY_CHECK} 시작`}
      </Button>
    </>
  );
}
