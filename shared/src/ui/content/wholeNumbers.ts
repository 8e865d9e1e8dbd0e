/** A tag with its attributes, whose values may contain anything, or numbers joined by hyphens. */
const TAG_OR_NUMBER = /<(?:"[^"]*"|'[^']*'|[^'">])*>|\d+(?:-\d+)+/g;
/** Longer numbers than phones or accounts may break, because they would not fit on a narrow screen. */
const MAX_CHARACTERS = 20;

/**
 * HTML with numbers such as `02-555-0100` and `217-60` wrapped to stay on one line: Chromium breaks lines after a
 * hyphen between digits, and no CSS for words prevents it.
 */
export const wholeNumbers = (html: string, className: string): string =>
  html.replace(TAG_OR_NUMBER, (found) =>
    found.startsWith('<') || found.length > MAX_CHARACTERS ? found : `<span class="${className}">${found}</span>`,
  );
