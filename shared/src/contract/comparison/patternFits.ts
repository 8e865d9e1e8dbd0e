import { DFA, isDisjointWith, JS, NFA, transform, Transformers } from 'refa';

/** The automaton of a pattern; null for one that has none, such as a lookahead inside it. */
function automatonOf(pattern: string): DFA | null {
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
  try {
    const anywhere = { source: `[^]*(?:${source})[^]*`, flags: flags.includes('u') ? flags : `${flags}u` };
    const { expression, maxCharacter } = JS.Parser.fromLiteral(anywhere).parse();
    // `^` and `$` are assertions, which automata do not have.
    const applied = transform(Transformers.applyAssertions(), expression);
    const whole = transform(Transformers.patternEdgeAssertions({ remove: true }), applied);
    return DFA.fromFA(NFA.fromRegex(whole, { maxCharacter }));
  } catch {
    return null;
  }
}

/** Whether all texts of one pattern are texts of another; false where nobody can tell. */
export function patternFits(given: string, taken: string): boolean {
  if (given === taken) return true;
  const [one, other] = [automatonOf(given), automatonOf(taken)];
  if (!one || !other) return false;
  other.complement();
  return isDisjointWith(one, other);
}
