import { MAX_LMS_BYTES, smsBytes, smsText } from '../../../../notices/smsText.ts';

/** Leak notice to members. */
export interface Letter {
  subject: string;
  text: string;
}

/** Maximum length of a subject: mail programs cut off longer ones. */
const MAX_SUBJECT = 80;
/** Placeholder in the draft of the operator's guide. */
const BLANK = '○';

/** Reason why a letter cannot be sent, worded for its author. */
export class UnfitLetter extends Error {}

/**
 * Parses a letter: the first line is the subject, the rest the text.
 * @throws UnfitLetter
 */
export function readLetter(file: string): Letter {
  const [first = '', ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  const letter = { subject: first.trim(), text: lines.join('\n').trim() };
  if (letter.subject === '' || letter.text === '')
    throw new UnfitLetter('its first line must be the subject, and the text must stand below it');
  if (letter.subject.length > MAX_SUBJECT) throw new UnfitLetter(`its subject has more than ${MAX_SUBJECT} letters`);
  if (`${letter.subject}${letter.text}`.includes(BLANK))
    throw new UnfitLetter(`it has a blank to be filled in: ${BLANK}`);
  const bytes = smsBytes(smsText(letter.text));
  if (bytes > MAX_LMS_BYTES)
    throw new UnfitLetter(`it is too long for an SMS: ${bytes} bytes, and ${MAX_LMS_BYTES} are the most`);
  return letter;
}
