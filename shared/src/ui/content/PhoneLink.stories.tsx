import { association } from '../../association/index.ts';
import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { PhoneLink } from './PhoneLink.tsx';

export default { component: PhoneLink, parameters: { keys: LINK_KEYS } } satisfies Stories;

export const InText = () => (
  <p>
    궁금하신 점은 <PhoneLink phone={association.phone} />로 전화해주세요.
  </p>
);

export const Mobile = () => <PhoneLink phone="01012345678" />;
