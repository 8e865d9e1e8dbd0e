import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Badge } from '../feedback/Badge.tsx';
import { ListRow } from './ListRow.tsx';

export default { component: ListRow, parameters: { keys: LINK_KEYS } } satisfies Stories;

const FACTS = (
  <>
    <span>기획총무국</span>
    <time dateTime="2026-11-20">2026.11.20</time>
    <span>조회 128</span>
  </>
);

export const Plain = () => <ListRow to="/" title="2027년 상반기 위생교육 일정을 알려드립니다" facts={FACTS} />;

export const Marked = () => (
  <ListRow to="/" title="겨울철 노로바이러스 예방 수칙" mark={<Badge tone="warning">중요</Badge>} facts={FACTS} />
);

export const WithSummary = () => (
  <ListRow
    to="/"
    title="한식당의 해외 진출을 돕는 설명회"
    summary={<p>여덟 나라의 식품 표시 제도와 임대 계약을 변호사와 함께 살펴봅니다.</p>}
    facts={FACTS}
  />
);

export const LongText = () => (
  <ListRow
    to="/"
    title="외식경영관리사 1급 자격검정 필기시험과 실기시험의 시험장 변경, 준비물과 입실 시각에 관한 안내를 반드시 읽어주시기 바랍니다"
    facts={FACTS}
  />
);
