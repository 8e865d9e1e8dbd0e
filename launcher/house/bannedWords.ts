/** A word forbidden in names and docstrings, because the field has a more exact one. */
export interface BannedWord {
  name: string;
  /** Lower-case forms; two words match a name such as `standBack`. */
  forms: readonly string[];
  /** Suggested replacements. */
  use: string;
  /** Allowed in docstrings, where it is plain English. */
  inNamesOnly?: true;
}

/** The list: docs/glossary.md, "One word for one thing in the code". */
export const BANNED_WORDS: readonly BannedWord[] = [
  { name: 'tell', forms: ['tell', 'tells', 'telling'], use: 'notify, send, report, show' },
  { name: 'told', forms: ['told'], use: 'notified, sent, reported, shown' },
  { name: 'kept', forms: ['kept'], use: 'stored, cached, held, retained' },
  { name: 'matter', forms: ['matter', 'matters'], use: 'record, case, candidate, subject' },
  { name: 'whoever', forms: ['whoever', 'whomever', 'whatever'], use: 'a noun: visitor, caller, member' },
  { name: 'whose', forms: ['whose'], use: 'owner, attribution', inNamesOnly: true },
  { name: 'standing', forms: ['standing'], use: 'status, position, permanent, legal text' },
  { name: 'mortal', forms: ['mortal'], use: 'crashable' },
  { name: 'openable', forms: ['openable'], use: 'linkable, visible' },
  { name: 'wayOf', forms: ['way of', 'ways of'], use: 'method, kind, channel', inNamesOnly: true },
  { name: 'standBack', forms: ['stand back', 'stands back', 'stood back', 'standing back'], use: 'pass over, skip' },
  { name: 'ahead', forms: ['ahead'], use: 'prefetched, early, before' },
  { name: 'misfit', forms: ['misfit', 'misfits'], use: 'incompatibility' },
  { name: 'deed', forms: ['deed', 'deeds'], use: 'command' },
  { name: 'patience', forms: ['patience'], use: 'timeout' },
  { name: 'anew', forms: ['anew'], use: 'again, new' },
  { name: 'lately', forms: ['lately'], use: 'recently, cached' },
];

/** Words of a name in lower case: two for `standBack` and for `STAND_BACK`. */
export const wordsOfName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();

/** Pattern of a banned word in lower-case text. */
export const patternOf = ({ forms }: BannedWord): RegExp => new RegExp(`\\b(${forms.join('|')})\\b`);

/** Pattern for all texts with a name that may contain one of the words; it also matches others. */
export const roughPattern = (words: readonly BannedWord[]): RegExp =>
  new RegExp(words.flatMap(({ forms }) => forms.map((form) => form.replace(' ', '_?'))).join('|'), 'i');
