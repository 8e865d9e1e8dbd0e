/** Main heading of the page, which takes the focus that has no other place; null without one. */
export const pageHeading = () => document.querySelector<HTMLElement>('[data-page-heading]');
