import type { NoticePage } from './pages.ts';

/** Text of a notice as its member reads it. */
interface NoticeText {
  title: string;
  content: string;
  page: NoticePage;
}

/** Urgency, expiry and text of the notice of one event. */
export interface NoticeRule<Values> {
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
