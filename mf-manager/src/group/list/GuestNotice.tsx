import { PATHS } from '@portal/shared/section';
import { GROUPS_PATH } from '@portal/shared/section/groupPaths';
import { Actions, ButtonLink, Callout } from '@portal/shared/ui';

/** State with which a login returns to this page. */
const WAY_BACK = { from: GROUPS_PATH };

/** A guest may read about groups; the groups themselves are for members. */
export const GuestNotice = () => (
  <>
    <Callout tone="info" title="단체 신청은 회원으로 로그인한 사업자가 하실 수 있습니다.">
      로그인하시면 단체로 신청하신 내역과, 누가 수락했는지를 이곳에서 보실 수 있습니다.
    </Callout>
    <Actions>
      <ButtonLink variant="secondary" to={PATHS.signUp} state={WAY_BACK}>
        회원가입
      </ButtonLink>
      <ButtonLink to={PATHS.signIn} state={WAY_BACK}>
        로그인
      </ButtonLink>
    </Actions>
  </>
);
