import { urlOf } from '@portal/shared/rules';

/** A URL of another site, if a browser may be sent there; null for `javascript:` and the like. */
export function webUrl(text: string): string | null {
  const url = urlOf(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
