import type { ReactNode } from 'react';
import { PATHS } from '@portal/shared/section';
import { Actions, ButtonLink, Callout } from '@portal/shared/ui';
import { invitationPath } from './invitationPath.ts';

/** Login or sign-up for a guest, who then returns to the same invitation. */
export function GuestChoice({ code, decline }: { code: string; decline: ReactNode }) {
  const wayBack = { from: invitationPath(code) };
  return (
    <>
      <Callout tone="info" title="수락하시려면 먼저 로그인해주세요.">
        이 문자를 받으신 휴대폰 번호의 회원만 수락하실 수 있습니다. 아직 회원이 아니시면 그 번호로 가입해주세요.
        로그인하거나 가입하시면 이 화면으로 돌아옵니다.
      </Callout>
      <Actions>
        {decline}
        <ButtonLink variant="secondary" size="large" to={PATHS.signUp} state={wayBack}>
          회원가입
        </ButtonLink>
        <ButtonLink size="large" to={PATHS.signIn} state={wayBack}>
          로그인
        </ButtonLink>
      </Actions>
    </>
  );
}
