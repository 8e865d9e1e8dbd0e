// What the shell's server has written into the document for this visitor.

/** The nonce that elements made by scripts need under the content security policy. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

/** In production nobody can point a section at another build. */
export const isProduction = (): boolean => document.body.dataset['environment'] !== 'development';
