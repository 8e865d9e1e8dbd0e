import type { NoticePage } from './pages.ts';

/** A notice as its member reads it. */
interface NoticeText {
  title: string;
  content: string;
  page: NoticePage;
}

/** One event: whether its member can be left untold, until when telling is of use, and the text. */
export interface NoticeRule<Values> {
  /**
   * It costs the member money, a seat or the account not to know it, or the law demands that it is told: it is sent
   * even when every channel is switched off.
   */
  mustBeTold?: true;
  /** It goes by every channel that reaches the member: one of them may be in other hands. */
  everyChannel?: true;
  /** It warns of somebody else in the account: it goes out at once, at night too. */
  atNight?: true;
  /** Without one: two days after it was raised. */
  usefulUntil?: (values: Values) => Date | null;
  write(values: Values): NoticeText;
}
