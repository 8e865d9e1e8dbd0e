import { urlOf } from '@portal/shared/rules';

/** An http(s) URL of another site; null for `javascript:` and other schemes. */
export function webUrl(text: string): string | null {
  const url = urlOf(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
