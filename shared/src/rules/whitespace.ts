/** Whether a text holds any white space, at its ends or inside (spec §5 "the trim check"). */
export const hasWhitespace = (text: string): boolean => /\s/u.test(text);
