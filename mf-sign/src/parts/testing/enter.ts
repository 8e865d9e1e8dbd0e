import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once, as a paste does: with each key of a long text the whole page would be drawn again. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
