import type { Stories } from '../../gallery/stories.ts';
import { PrintedSource } from './PrintedSource.tsx';

export default { component: PrintedSource } satisfies Stories;

export const OnPaper = () => (
  <>
    <p>이 아래의 출처는 인쇄 미리보기에서만 보입니다.</p>
    <PrintedSource />
  </>
);
