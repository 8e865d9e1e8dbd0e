/** A wrong or missing setting. The message is one line that names it and never shows its value. */
export class ConfigurationError extends Error {}
