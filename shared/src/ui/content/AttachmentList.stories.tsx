import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { AttachmentList } from './AttachmentList.tsx';

export default { component: AttachmentList, parameters: { keys: LINK_KEYS } } satisfies Stories;

const fileOf = (name: string, bytes?: number) => ({ name, href: `/files/${name}`, bytes });

export const Some = () => (
  <AttachmentList files={[fileOf('시행 공고.pdf', 482_000), fileOf('응시원서.hwp', 12_400), fileOf('약도.jpg')]} />
);

export const LongText = () => (
  <AttachmentList
    files={[fileOf('2026년_제4회_외식경영관리사_자격검정_시행_공고_및_응시_원서_작성_요령_최종본.pdf', 10_485_760)]}
  />
);

export const Many = () => (
  <AttachmentList files={Array.from({ length: 20 }, (_, index) => fileOf(`교육 자료 ${index + 1}강.pdf`, 1_200_000))} />
);
