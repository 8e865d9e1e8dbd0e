/** Control of a field: by its name in the same form, otherwise by its id. */
export function controlOf(field: string, from: Element): HTMLElement | null {
  const named = from.closest('form')?.elements.namedItem(field);
  if (named instanceof RadioNodeList) return named[0] instanceof HTMLElement ? named[0] : null;
  if (named instanceof HTMLElement) return named;
  return document.getElementById(field) ?? document.getElementsByName(field)[0] ?? null;
}

/** Mark appended to a label. */
const MARK = /\s*\((필수|선택)\)\s*$/;

const textOf = (element: Element | null | undefined) => element?.textContent.replace(MARK, '').trim() ?? '';

const isChoice = (control: HTMLElement) =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/**
 * Visible name of a control's field: its label, or the legend of a group. A single checkbox has none, since its label
 * is a sentence.
 */
export function fieldNameOf(control: HTMLElement): string {
  const legend = textOf(control.closest('fieldset')?.querySelector('legend'));
  if (isChoice(control)) return legend;
  const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : null;
  if (label) return textOf(label);
  const named = control.getAttribute('aria-labelledby');
  return legend || textOf(named ? document.getElementById(named) : null) || (control.getAttribute('aria-label') ?? '');
}
