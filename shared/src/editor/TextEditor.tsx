import type { Extensions } from '@tiptap/core';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '../ui/index.ts';
import { leftOutOf, PICTURES_LEFT_OUT, reducePasted } from './pasted.ts';
import { provideFindLast } from './provideFindLast.ts';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { Tool } from './tools.ts';

provideFindLast();

export interface TextEditorProps {
  /** Allowed markup; must be the same array in each render. */
  extensions: Extensions;
  /** Buttons of the toolbar, in order. */
  tools: readonly Tool[];
  /** Name of the field, used by the error summary. */
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** Rich text editor with a toolbar. Empty text is the empty string. Large: only pages with an editor load it. */
export function TextEditor({ extensions, tools, name, label, hint, error, value, onChange }: TextEditorProps) {
  const [start] = useState(value);
  const [leftOut, setLeftOut] = useState('');
  const keepsPictures = extensions.some((each) => each.name === 'image');
  // Last HTML reported by the editor itself, to distinguish it from a draft or another version that arrives later.
  const said = useRef<{ editor: Editor | null; html: string }>({ editor: null, html: start });
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const isInvalid = error !== undefined;
  const noteFiles = useCallback((data: DataTransfer | null) => {
    // Pasted HTML is examined by `transformPastedHTML`.
    if (!data?.getData('text/html')) setLeftOut(data && data.files.length > 0 ? PICTURES_LEFT_OUT : '');
    // The editor continues with the text.
    return false;
  }, []);
  // Passed to the editor only when changed: a new object during the composition of a syllable would disturb it.
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        ...(described && { 'aria-describedby': described }),
        class: styles.text ?? '',
      },
      transformPastedHTML(html: string) {
        setLeftOut(leftOutOf(html, keepsPictures));
        return reducePasted(html);
      },
      handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) => noteFiles(clipboardData),
      handleDrop: (_view: unknown, { dataTransfer }: DragEvent) => noteFiles(dataTransfer),
    }),
    [name, label, isInvalid, described, keepsPictures, noteFiles],
  );
  const editor = useEditor({
    extensions,
    content: start,
    // The page's security policy would block a style element of the editor.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : changed.getHTML();
      said.current = { editor: changed, html };
      onChange(html);
    },
  });
  useEffect(() => {
    // On a slow phone the first editor may be destroyed before the page is rendered; the next one starts with the
    // initial text.
    const shown = said.current.editor === editor ? said.current.html : start;
    said.current = { editor, html: value };
    if (value !== shown && !editor.isDestroyed) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, start]);
  return (
    <Field id={name} label={label} hint={hint} required error={error} isEditor>
      {() => (
        <div className={styles.frame}>
          <Toolbar editor={editor} tools={tools} controls={name} />
          <EditorContent editor={editor} />
          <p role="status" className={styles.leftOut}>
            {leftOut}
          </p>
        </div>
      )}
    </Field>
  );
}
