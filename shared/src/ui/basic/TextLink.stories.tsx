import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { TextLink } from './TextLink.tsx';

export default { component: TextLink, parameters: { keys: LINK_KEYS } } satisfies Stories;

export const InText = () => (
  <p>
    시험 일정은 <TextLink to="/manager/exam/notice">시험 공고</TextLink>에서 볼 수 있습니다.
  </p>
);

export const OutsideThisSite = () => (
  <p>
    영업신고는{' '}
    <TextLink href="https://www.example.com" target="_blank">
      정부24
    </TextLink>
    에서 합니다.
  </p>
);
