import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { Field } from '@portal/shared/ui';
import { extensions } from './extensions.ts';
import { reducePasted } from './pasted.ts';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';

interface TextEditorProps {
  /** The field's name, by which the summary of errors finds it. */
  name: string;
  label: string;
  error?: string | undefined;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** A rich text: toolbar and text. Empty text is the empty string. */
export function TextEditor({ name, label, error, value, onChange }: TextEditorProps) {
  // What the editor itself has said, so that a draft or another version that arrives later is told from it.
  const said = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    // A style element of its own would be refused by the page's security policy.
    injectCSS: false,
    editorProps: {
      attributes: {
        id: name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-label': label,
        class: styles.text ?? '',
      },
      transformPastedHTML: reducePasted,
    },
    onUpdate: ({ editor: changed }) => {
      said.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(said.current);
    },
  });
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    const text = editor.view.dom;
    text.setAttribute('aria-invalid', String(error !== undefined));
    if (error) text.setAttribute('aria-describedby', `${name}-error`);
    else text.removeAttribute('aria-describedby');
  }, [editor, error, name]);
  return (
    <Field id={name} label={label} required error={error}>
      {() => (
        <div className={styles.frame}>
          <Toolbar editor={editor} controls={name} />
          <EditorContent editor={editor} />
        </div>
      )}
    </Field>
  );
}
