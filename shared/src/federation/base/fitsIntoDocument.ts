/** References relative to the stylesheet's own URL, and text that would end its element. */
const UNFIT = /@import|<\/style|url\((?!["']?(?:data:|#))/i;

/** True if a stylesheet works the same inline in a document as in its own file. */
export const fitsIntoDocument = (stylesheet: string): boolean => !UNFIT.test(stylesheet);
