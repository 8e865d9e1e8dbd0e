import { isTyped, typedIn, type Field } from '../rendering/typedField.ts';

/** What the visitor did before the page was hydrated; the script in the document notes it (`earlyInputScript.ts`). */
interface EarlyInput {
  /** The last button that was pressed. */
  pressed?: HTMLElement;
  /** The last form that was sent, and by which button. */
  sent?: { form: HTMLFormElement; by: HTMLElement | null };
  /** Ends the noting. */
  end(): void;
}

/** Sends a form as the visitor did; `requestSubmit` is newer than some browsers. */
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
 * Keeps what the visitor has typed into a page that is not hydrated yet, and what was pressed there. Called in the
 * moment in which React begins to hydrate: from then on it hears each press itself, hydrating at once what is pressed,
 * and a press that was noted too would be done twice: a menu opens and closes again.
 * @returns a function that does all of it again, when the page hears it.
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
