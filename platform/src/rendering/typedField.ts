export type Field = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** True if the visitor has changed the value sent with the document. */
export const isTyped = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** Types a value as the visitor would: React notices it only if it differs from the value that React has set itself. */
function type(field: Field, value: string): void {
  field.value = '';
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns a function that types the current text, or ticks the current state, of this field into another */
export function typedIn(field: Field): (into: Field) => void {
  if (!isChoice(field)) {
    const { value } = field;
    return (into) => type(into, value);
  }
  const { checked } = field;
  return (into) => isChoice(into) && into.checked !== checked && into.click();
}
