import type { Stories } from '../../gallery/stories.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default { component: VisuallyHidden } satisfies Stories;

export const BesideText = () => (
  <p>
    화면에는 이 문장만 보입니다. <VisuallyHidden>화면낭독기는 이 문장도 읽습니다.</VisuallyHidden>
  </p>
);
