import type { Editor } from '@tiptap/react';
import { openDialog } from '@portal/shared/overlay';

interface Tool {
  /** What its button says. */
  label: string;
  /** Whether the text at the cursor is so; missing for what is no state. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run(editor: Editor): void;
}

async function editLink(editor: Editor): Promise<void> {
  const { href } = editor.getAttributes('link') as { href?: string };
  const typed = await openDialog(() => import('./LinkDialog.tsx'), { href: href ?? '' });
  if (typed === undefined) return;
  const range = editor.chain().focus().extendMarkRange('link');
  if (typed === '') range.unsetLink().run();
  else if (editor.state.selection.empty && !href) {
    range.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: typed } }] }).run();
  } else range.setLink({ href: typed }).run();
}

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

/** The buttons of the toolbar, in their order. */
export const TOOLS: readonly Tool[] = [
  {
    label: '제목',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: '작은 제목',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: '굵게',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: '글머리 목록',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: '번호 목록',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: '인용',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: '링크', isOn: (editor) => editor.isActive('link'), run: (editor) => void editLink(editor) },
  { label: '사진', isOn: (editor) => editor.isActive('image'), run: (editor) => void editPicture(editor) },
  {
    label: '되돌리기',
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: '다시 하기',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
