import { useItem } from '@portal/shared/client';
import { fetchCorrections } from '@portal/shared/contract/user';
import { PATHS } from '@portal/shared/section';
import { Callout, TextLink } from '@portal/shared/ui';

/** Warns of a request made without a login, possibly by somebody else. */
export function ForeignRequestNotice() {
  const { data } = useItem(fetchCorrections, {}, { background: true });
  if (!data?.list.some(({ isWithoutLogin, status }) => isWithoutLogin && status === 'REQUESTED')) return null;
  return (
    <Callout tone="danger" title="로그인 없이 휴대폰 번호 변경을 요청받았습니다.">
      본인이 요청하지 않으셨다면 <TextLink to={PATHS.correction}>정정 요청</TextLink>에서 바로 멈춰주세요.
    </Callout>
  );
}
