/** By the phone company, which knows who has the phone now, and their present name and birth date. */
export const BY_PHONE = 2;
