import award from '@portal/shared/scenes/award.scene';
import lecture from '@portal/shared/scenes/lecture.scene';
import type { Stories } from '../../gallery/stories.ts';
import { Page } from '../layout/Page.tsx';
import { Scene } from './Scene.tsx';

export default { component: Scene } satisfies Stories;

export const Alone = () => <Scene src={award} />;

export const AtTheHeading = () => (
  <Page title="외식경영관리사 안내" lead="교육과 시험을 알려드립니다." scene={<Scene src={lecture} />} />
);
