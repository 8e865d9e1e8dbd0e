// What the shell's server has written into the document for this visitor.

/** In production nobody can point a section at another build. */
export const isProduction = (): boolean => document.body.dataset['environment'] !== 'development';
