/** The home page's URL; the popup of the day adds its hash as soon as it opens. */
export const HOME = /\/main(#m)?$/;
