/** Leaves the site for the payment gateway's page. An object, so that a test can watch it. */
export const browser = {
  goTo(address: string): void {
    window.location.assign(address);
  },
};
