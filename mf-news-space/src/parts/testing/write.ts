import { fireEvent, screen } from '@testing-library/react';

/** Enters a text into the editor of a page as a paste: jsdom does not support typing into an editable element. */
export async function write(text: string): Promise<void> {
  const editor = await screen.findByRole('textbox', { name: '내용' });
  fireEvent.focus(editor);
  fireEvent.paste(editor, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
}
