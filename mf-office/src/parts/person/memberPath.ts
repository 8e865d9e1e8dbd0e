/** The page of a member. */
export const memberPath = (memberNo: number): string => `/office/members/view?memberNo=${memberNo}`;
