/** Leaves the portal for a page of someone else's, in this tab. */
export const leaveTo = (url: string): void => window.location.assign(url);
