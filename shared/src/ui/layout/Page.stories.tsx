import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Button } from '../button/Button.tsx';
import { Page } from './Page.tsx';

export default { component: Page, parameters: { keys: LINK_KEYS } } satisfies Stories;

const CRUMBS = [{ label: '외식경영관리사' }, { label: '시험', to: '/manager/exam/apply' }];
const TEXT = '외식경영관리사 자격검정은 한 해에 네 번 시행합니다. 접수 기간과 시험 날짜는 공고를 보아주세요.';

export const Whole = () => (
  <Page
    title="시험 신청"
    breadcrumb={CRUMBS}
    lead="접수 중인 시험을 고르고 신청하실 수 있습니다."
    actions={<Button variant="secondary">인쇄</Button>}
  >
    <p>{TEXT}</p>
  </Page>
);

export const OnlyTitle = () => <Page title="인사말">{TEXT}</Page>;

export const Narrow = () => (
  <Page title="로그인" breadcrumb={[]} width="text">
    <p>{TEXT}</p>
  </Page>
);

export const LongText = () => (
  <Page
    title="2026년 제4회 외식경영관리사 2급 자격검정 필기시험 및 실기시험 시행 계획 변경 공고"
    breadcrumb={[...CRUMBS, { label: '시험 공고와 합격자 발표', to: '/manager/exam/notice' }]}
    lead={TEXT.repeat(3)}
    actions={<Button variant="secondary">목록으로 돌아가기</Button>}
  >
    <p>{TEXT.repeat(5)}</p>
  </Page>
);
