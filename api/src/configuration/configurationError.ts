/** A setting is wrong or missing. The message is one line that names it and never shows its value. */
export class ConfigurationError extends Error {}
