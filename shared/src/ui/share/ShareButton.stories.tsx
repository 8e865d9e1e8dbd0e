import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { ShareButton } from './ShareButton.tsx';

export default { component: ShareButton, parameters: { keys: BUTTON_KEYS } } satisfies Stories;

export const CopiesTheAddress = () => <ShareButton title="2026년 제4회 자격검정 시행 공고" />;
