import { DFA, isDisjointWith, JS, NFA, transform, Transformers } from 'refa';

/** Automaton of a pattern; null if it has none, such as with a lookahead inside. */
function automatonOf(pattern: string): DFA | null {
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
  try {
    const anywhere = { source: `[^]*(?:${source})[^]*`, flags: flags.includes('u') ? flags : `${flags}u` };
    const { expression, maxCharacter } = JS.Parser.fromLiteral(anywhere).parse();
    // `^` and `$` are assertions, which automata lack.
    const applied = transform(Transformers.applyAssertions(), expression);
    const whole = transform(Transformers.patternEdgeAssertions({ remove: true }), applied);
    return DFA.fromFA(NFA.fromRegex(whole, { maxCharacter }));
  } catch {
    return null;
  }
}

/** True if every text matched by one pattern is matched by the other; false if undecidable. */
export function patternFits(given: string, taken: string): boolean {
  if (given === taken) return true;
  const [one, other] = [automatonOf(given), automatonOf(taken)];
  if (!one || !other) return false;
  other.complement();
  return isDisjointWith(one, other);
}
