import { isTyped, typedIn, type Field } from '@portal/platform/rendering/typedField';

/** Input before hydration, recorded by the script in the document (`earlyInputScript.ts`). */
interface EarlyInput {
  /** Last button pressed. */
  pressed?: HTMLElement;
  /** Last form submitted, and the button that submitted it. */
  sent?: { form: HTMLFormElement; by: HTMLElement | null };
  /** Stops recording. */
  end(): void;
}

/** Submits a form as the visitor did; some supported browsers lack `requestSubmit`. */
function send({ form, by }: NonNullable<EarlyInput['sent']>) {
  if (by) by.click();
  else form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Records what the visitor has typed into a page before its hydration, and the last press. Must be called when React
 * begins to hydrate: from then on React receives each press itself, hydrating its target at once, and a press recorded
 * too would be done twice: a menu would open and close again.
 * @returns a function that repeats all of it, once the page can receive it.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const fields = new Map<Field, (into: Field) => void>();
  const note = (field: Field) => fields.set(field, typedIn(field));
  for (const field of root.querySelectorAll<Field>('input, textarea')) if (isTyped(field)) note(field);
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) note(target);
  };
  root.addEventListener('input', onInput, true);
  const early = window.earlyInput;
  early?.end();
  return () => {
    root.removeEventListener('input', onInput, true);
    for (const [field, typeInto] of fields) if (field.isConnected) typeInto(field);
    if (early?.sent?.form.isConnected) send(early.sent);
    else if (early?.pressed?.isConnected) early.pressed.click();
  };
}
