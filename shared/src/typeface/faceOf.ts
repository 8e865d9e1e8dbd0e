import type { Part } from './Part.ts';

/** Font face of a part, displayed once it is in `document.fonts` and loaded. */
export const faceOf = ({ weight, url, unicodeRange }: Part): FontFace =>
  new FontFace('Pretendard', `url(${url()}) format('woff2')`, { weight, unicodeRange, display: 'swap' });
