import { useEffect } from 'react';
import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Button } from '../button/Button.tsx';
import { toast } from './toast.ts';
import { Toaster } from './Toaster.tsx';

// The toaster is around every story, as it is around every page in the shell.
export default { component: Toaster, parameters: { keys: BUTTON_KEYS } } satisfies Stories;

function Toasts({ messages }: { messages: readonly string[] }) {
  const show = () => messages.forEach(toast);
  useEffect(() => messages.forEach(toast), [messages]);
  return <Button onClick={show}>알림 보기</Button>;
}

export const One = () => <Toasts messages={['주소를 복사했습니다.']} />;

export const Several = () => <Toasts messages={['저장했습니다.', '신고를 접수했습니다. 협회에서 확인하겠습니다.']} />;

export const LongText = () => (
  <Toasts messages={['주소를 복사하지 못했습니다. 주소창의 주소를 길게 눌러 복사한 뒤 메시지에 붙여 넣어주세요.']} />
);
