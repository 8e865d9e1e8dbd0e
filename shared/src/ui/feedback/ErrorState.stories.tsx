import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { ErrorState } from './ErrorState.tsx';

export default { component: ErrorState, parameters: { keys: BUTTON_KEYS } } satisfies Stories;

const MESSAGE = '서버와 통신이 원활하지 않습니다. 잠시 후 다시 시도해주세요.';

export const WithRetry = () => <ErrorState message={MESSAGE} onRetry={() => undefined} />;

export const Retrying = () => <ErrorState message={MESSAGE} onRetry={() => undefined} busy />;

export const WithoutRetry = () => <ErrorState message="삭제된 글이거나 볼 수 없는 글입니다." />;
