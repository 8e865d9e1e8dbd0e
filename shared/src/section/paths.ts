import * as PATHS from './addresses.ts';

export { PATHS };

/** Page for applying for a course. */
export const coursePath = (educationNo: number): string => `${PATHS.course}?educationNo=${educationNo}`;

/** Page for applying for an exam. */
export const examPath = (examinationNo: number): string => `${PATHS.exam}?examinationNo=${examinationNo}`;

/** Page of a notice. */
export const noticePath = (noticeNo: number): string => `${PATHS.notice}?noticeNo=${noticeNo}`;

/** Page of an association news article. */
export const associationArticlePath = (asctnNo: number): string => `${PATHS.associationArticle}?asctnNo=${asctnNo}`;

/** Page of a food news item. */
export const foodArticlePath = (newsNo: number): string => `${PATHS.foodArticle}?newsNo=${newsNo}`;

/** Verification of a certificate, the target of its QR code. */
export const verifyPath = (number: string): string => `${PATHS.verify}?number=${encodeURIComponent(number)}`;
