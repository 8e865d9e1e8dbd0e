import { NUMBERS, type CodeName } from './codeNames.ts';
import * as messages from './messages.ts';

const MESSAGES: Record<CodeName, string> = messages;
const codeOf = (name: CodeName) => ({ code: NUMBERS[name], message: MESSAGES[name] });

/** Every code of the envelope with its message, as returned by the API. */
export const CODES = Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, codeOf(name as CodeName)])) as {
  [Name in CodeName]: { code: (typeof NUMBERS)[Name]; message: string };
};
