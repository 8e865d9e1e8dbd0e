/** What depends on the stylesheet's own address, or would end its element. */
const UNFIT = /@import|<\/style|url\((?!["']?(?:data:|#))/i;

/** Whether a stylesheet means the same as part of a document as it does in a file of its own. */
export const fitsIntoDocument = (stylesheet: string): boolean => !UNFIT.test(stylesheet);
