import type { Part } from './Part.ts';

/** A part as the browser knows it: shown once it is among `document.fonts` and loaded. */
export const faceOf = ({ weight, url, unicodeRange }: Part): FontFace =>
  new FontFace('Pretendard', `url(${url()}) format('woff2')`, { weight, unicodeRange, display: 'swap' });
