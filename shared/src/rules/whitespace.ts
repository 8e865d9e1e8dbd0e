/** True if a text contains white space, at its ends or inside: the "trim check" of the specification (§5). */
export const hasWhitespace = (text: string): boolean => /\s/u.test(text);
