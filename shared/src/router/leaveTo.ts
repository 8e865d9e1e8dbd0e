/** Opens a page of another site in this tab. */
export const leaveTo = (url: string): void => window.location.assign(url);
