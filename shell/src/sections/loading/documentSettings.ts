/** The page's nonce, for elements that scripts make. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

/** In production nobody can point a section at another build. */
export const isProduction = (): boolean => document.body.dataset['environment'] !== 'development';
