/** A tag with its attributes, whose values may hold anything, or numbers with hyphens between them. */
const TAG_OR_NUMBER = /<(?:"[^"]*"|'[^']*'|[^'">])*>|\d+(?:-\d+)+/g;
/** Longer than a phone number or an account, it may break: it would not fit on a narrow screen. */
const MAX_CHARACTERS = 20;

/**
 * The same HTML with what keeps `02-555-0100` and `217-60` on one line: Chromium breaks lines behind a hyphen between
 * digits, and no style of words says otherwise.
 */
export const wholeNumbers = (html: string, className: string): string =>
  html.replace(TAG_OR_NUMBER, (found) =>
    found.startsWith('<') || found.length > MAX_CHARACTERS ? found : `<span class="${className}">${found}</span>`,
  );
