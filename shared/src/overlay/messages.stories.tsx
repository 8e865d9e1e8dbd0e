import { alert, alertOffering, confirm, OverlayHost } from '@portal/shared/overlay';
import { DIALOG_KEYS } from '../gallery/keys.ts';
import type { Stories } from '../gallery/stories.ts';
import { Button } from '../ui/index.ts';

// The host is around every story, as it is around every page in the shell.
export default {
  component: OverlayHost,
  parameters: { keys: [...DIALOG_KEYS, { key: 'Enter', does: '창이 열리면 초점이 있는, 오른쪽 단추를 누릅니다.' }] },
} satisfies Stories;

export const Alert = () => (
  <Button onClick={() => void alert('로그인 시간이 지났습니다. 다시 로그인해주세요.')}>알림</Button>
);

export const AlertOffering = () => (
  <Button onClick={() => void alertOffering('인터넷에 연결되어 있지 않습니다.', '다시 시도')}>
    할 수 있는 일을 권하는 알림
  </Button>
);

export const AlertOfferingTwo = () => (
  <Button onClick={() => void alertOffering('로그인시 접근가능합니다.', '로그인', '회원가입', '로그인 없이 보기')}>
    할 수 있는 일 둘을 권하는 알림
  </Button>
);

export const Confirm = () => <Button onClick={() => void confirm('이 글을 삭제할까요?')}>확인</Button>;

export const ConfirmWithWords = () => (
  <Button onClick={() => void confirm('작성하던 내용이 있습니다. 나가시겠습니까?', { yes: '나가기', no: '계속 작성' })}>
    단추의 말을 정한 확인
  </Button>
);

export const LongText = () => (
  <Button onClick={() => void alert('교육은 수료일부터 2년 동안 인정됩니다.\n'.repeat(40))}>긴 알림</Button>
);
