/** A setting that is wrong or missing; its message is one line that names it and never shows its value. */
export class ConfigurationError extends Error {}
