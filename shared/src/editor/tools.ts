import type { Editor } from '@tiptap/react';
import { openDialog } from '@portal/shared/overlay';

/** Button of the toolbar. */
export interface Tool {
  /** Text of the button. */
  label: string;
  /** True if active at the cursor; missing for a tool without a state. */
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

/** All tools; each editor shows some of them in an order of its own. */
export const TOOLS = {
  heading: {
    label: '제목',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  smallHeading: {
    label: '작은 제목',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  bold: {
    label: '굵게',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  bullets: {
    label: '글머리 목록',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  numbers: {
    label: '번호 목록',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    label: '인용',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  link: { label: '링크', isOn: (editor) => editor.isActive('link'), run: (editor) => void editLink(editor) },
  undo: {
    label: '되돌리기',
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  redo: {
    label: '다시 하기',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
} as const satisfies Record<string, Tool>;

/** Tools for posts of members, without any that need learning. */
export const POST_TOOLS: readonly Tool[] = [
  TOOLS.bold,
  TOOLS.bullets,
  TOOLS.numbers,
  TOOLS.link,
  TOOLS.undo,
  TOOLS.redo,
];
