const TYPE = 'speculationrules';

const isKnown = () => HTMLScriptElement.supports?.(TYPE) === true;

/**
 * Has the browser fetch the document of a page that opens in a new one, as far as it can do so ahead (Chromium): the
 * document alone, which it keeps for some minutes. None of its files is asked for and no code of it runs, so that
 * nothing is counted, stored or shown before the press.
 */
export function fetchDocument(address: string): void {
  if (!isKnown()) return;
  const rules = document.createElement('script');
  rules.type = TYPE;
  rules.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: [address] }] });
  document.head.append(rules);
}
