/**
 * A draft (초안) is stored by the office but not published. Typed values that are not stored yet and survive a reload of
 * the tab are called 쓰던 내용 instead.
 */
export const DRAFT_NAME = '초안';

/** Label of the save button for something that visitors do not see afterwards. */
export const SAVE_DRAFT = '초안으로 저장';
