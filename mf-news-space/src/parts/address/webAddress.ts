/** The address of another site, if it is one that a browser may be sent to. */
export function webAddress(url: string): string | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}
