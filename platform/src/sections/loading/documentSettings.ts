// Data that the shell's server has written into the document for this visitor.

/** In production nobody can override a section's build. */
export const isProduction = (): boolean => document.body.dataset['environment'] !== 'development';
