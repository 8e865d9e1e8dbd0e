/** `userEvent` itself, or what its `setup` returns. */
interface Typist {
  click(element: Element): Promise<void>;
  paste(text: string): Promise<void>;
}

/** Fills a field at once, as a paste does: with each key of a long text the whole page would be drawn again. */
export async function enter(user: Typist, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
