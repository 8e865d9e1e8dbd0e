/**
 * A draft is what the office has stored without publishing it. What is typed and not stored yet, and survives a reload
 * of the tab, is none: it is called 쓰던 내용.
 */
export const DRAFT_NAME = '초안';

/** What storing is called of what visitors do not see afterwards. */
export const SAVE_DRAFT = '초안으로 저장';
