import type { NoticePage } from './pages.ts';

/** Text of a notice as its member reads it. */
interface NoticeText {
  title: string;
  content: string;
  page: NoticePage;
}

/** Titles on devices, which others may read on a locked screen: none says what was decided, or about whom. */
export const DEVICE_TITLES = {
  application: '신청 안내',
  payment: '결제 안내',
  refund: '환불 안내',
  schedule: '일정 안내',
  line: '대기 신청 안내',
  group: '단체 신청 안내',
  result: '시험 안내',
  certificate: '자격증 안내',
  post: '게시글 안내',
  answer: '1:1 문의 안내',
  account: '계정 안내',
  security: '계정 보안 안내',
  association: '협회 안내',
} as const;

/** Urgency, expiry and text of the notice of one event. */
export interface NoticeRule<Values> {
  /** Title on the member's devices; null: it goes by SMS and mail alone. */
  deviceTitle: keyof typeof DEVICE_TITLES | null;
  /**
   * Sent even if every channel is switched off: not knowing it costs the member money, a seat or the account, or the
   * law requires it.
   */
  mustBeTold?: true;
  /** Sent by every channel that reaches the member: someone else may control one of them. */
  everyChannel?: true;
  /** Sent at once, also at night: it warns of an intruder in the account. */
  atNight?: true;
  /** Default: two days after it was raised. */
  usefulUntil?: (values: Values) => Date | null;
  write(values: Values): NoticeText;
}
