/** Check by the phone company, which knows the phone's current holder, with name and birth date. */
export const BY_PHONE = 2;
