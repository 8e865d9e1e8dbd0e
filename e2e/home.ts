/** The home page's address; the popup of the day adds its hash as soon as it opens. */
export const HOME = /\/main(#m)?$/;
