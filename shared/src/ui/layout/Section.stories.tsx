import type { Stories } from '../../gallery/stories.ts';
import { TextLink } from '../basic/TextLink.tsx';
import { Section } from './Section.tsx';

export default { component: Section } satisfies Stories;

export const OnlyTitle = () => (
  <Section title="응시 자격">
    <p>누구나 응시하실 수 있습니다.</p>
  </Section>
);

export const Whole = () => (
  <Section
    title="새 소식"
    lead="협회가 전하는 소식입니다."
    actions={<TextLink to="/news/notice">공지사항 더보기</TextLink>}
  >
    <p>2026년 제4회 자격검정 접수를 시작했습니다.</p>
  </Section>
);

export const Lead = () => (
  <Section title="신청" weight="lead">
    <p>12월 16일까지 신청하실 수 있습니다.</p>
  </Section>
);

export const Quiet = () => (
  <Section title="자격의 등록" weight="quiet">
    <p>등록 민간자격이며 공인자격이 아닙니다.</p>
  </Section>
);

export const LongText = () => (
  <Section
    title="교육을 마치지 못하셨거나 시험에 응시하지 못하신 분께 드리는 안내"
    actions={<TextLink to="/news/faq">자주 묻는 질문</TextLink>}
  >
    <p>다음 회차에 다시 신청하실 수 있습니다.</p>
  </Section>
);
