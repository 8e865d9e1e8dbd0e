import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Badge } from '../feedback/Badge.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { CardLink } from './CardLink.tsx';

export default { component: CardLink, parameters: { keys: LINK_KEYS } } satisfies Stories;

export const OnlyTitle = () => <CardLink to="/news/notice" title="공지사항" />;

export const Whole = () => (
  <CardLink
    to="/manager/edu/apply"
    title="외식경영관리사 2급 교육"
    eyebrow={<Badge tone="success">접수 중</Badge>}
    image={<Skeleton height="8rem" />}
  >
    2026.12.05 (토) 09:00, 서울 교육장
  </CardLink>
);

export const OutsideThisSite = () => (
  <CardLink href="https://www.example.com" target="_blank" title="식품안전나라">
    식품 안전 정보를 한곳에서 보실 수 있습니다.
  </CardLink>
);

export const LongText = () => (
  <CardLink
    to="/news/notice"
    title="2026년 제4회 외식경영관리사 2급 자격검정 필기시험 및 실기시험 시행 계획 변경 공고"
    eyebrow={<Badge tone="warning">입금 기한이 지나 자동으로 취소될 예정인 신청</Badge>}
  >
    {'접수 기간과 시험 날짜는 공고를 보아주세요. '.repeat(6)}
  </CardLink>
);
