import { Callout } from '@portal/shared/ui';

/** Replaces a form for a record with values unknown to this build: saving would lose them. */
export const UnknownValues = () => (
  <Callout tone="warning" title="이 화면에서는 고칠 수 없습니다">
    새로 생긴 값이 들어 있어 저장하면 바뀔 수 있습니다. 화면을 새로 고친 뒤 다시 열어주세요.
  </Callout>
);
