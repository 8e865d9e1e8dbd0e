import type { Extensions } from '@tiptap/core';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '../ui/index.ts';
import { reducePasted } from './pasted.ts';
import { provideFindLast } from './provideFindLast.ts';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { Tool } from './tools.ts';

provideFindLast();

export interface TextEditorProps {
  /** What can be written; always the same ones. */
  extensions: Extensions;
  /** The toolbar's buttons, in their order. */
  tools: readonly Tool[];
  /** The field's name, by which the summary of errors finds it. */
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** A rich text: toolbar and text. Empty text is the empty string. Heavy: only pages that write load it. */
export function TextEditor({ extensions, tools, name, label, hint, error, value, onChange }: TextEditorProps) {
  const [start] = useState(value);
  // What the editor itself has said, so that a draft or another version that arrives later is told from it.
  const said = useRef<{ editor: Editor | null; html: string }>({ editor: null, html: start });
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const isInvalid = error !== undefined;
  // Given to the editor anew only when they change: not while a syllable is being put together.
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
      transformPastedHTML: reducePasted,
    }),
    [name, label, isInvalid, described],
  );
  const editor = useEditor({
    extensions,
    content: start,
    // A style element of its own would be refused by the page's security policy.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : changed.getHTML();
      said.current = { editor: changed, html };
      onChange(html);
    },
  });
  useEffect(() => {
    // On a busy phone the first editor may be gone before the page is drawn; the one after it begins anew.
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
        </div>
      )}
    </Field>
  );
}
