import type { Editor } from '@tiptap/react';
import { TOOLS, type Tool } from '@portal/shared/editor';
import { openDialog } from '@portal/shared/overlay';

async function editPicture(editor: Editor): Promise<void> {
  const isChosen = editor.isActive('image');
  const { src, alt } = (isChosen ? editor.getAttributes('image') : {}) as { src?: string; alt?: string };
  const path = src?.replace(/^\/files\//, '') ?? '';
  const picture = await openDialog(() => import('./PictureDialog.tsx'), { path, alt: alt ?? '' });
  if (!picture) return;
  const attributes = { src: `/files/${picture.path}`, alt: picture.alt };
  if (isChosen) editor.chain().focus().updateAttributes('image', attributes).run();
  else editor.chain().focus().setImage(attributes).run();
}

const picture: Tool = {
  label: '사진',
  isOn: (editor) => editor.isActive('image'),
  run: (editor) => void editPicture(editor),
};

/** Toolbar buttons of the article editor. */
export const ARTICLE_TOOLS: readonly Tool[] = [
  TOOLS.heading,
  TOOLS.smallHeading,
  TOOLS.bold,
  TOOLS.bullets,
  TOOLS.numbers,
  TOOLS.quote,
  TOOLS.link,
  picture,
  TOOLS.undo,
  TOOLS.redo,
];
