import { fireEvent, screen } from '@testing-library/react';

/** Puts a text into the editor of a page, as pasting does: jsdom has no typing into an editable element. */
export async function write(text: string): Promise<void> {
  const editor = await screen.findByRole('textbox', { name: '내용' });
  fireEvent.focus(editor);
  fireEvent.paste(editor, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') } });
}
