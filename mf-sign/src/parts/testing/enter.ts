/** `userEvent` itself, or the result of its `setup`. */
interface Typist {
  click(element: Element): Promise<void>;
  paste(text: string): Promise<void>;
}

/** Fills a field at once, as a paste does: typing a long text would render the whole page for each key. */
export async function enter(user: Typist, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
