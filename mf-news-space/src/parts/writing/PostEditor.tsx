import { POST_TOOLS, postExtensions, TextEditor, type TextEditorProps } from '@portal/shared/editor';

/** Text of a post. A chunk of its own, so that only authors load the editor. */
export default function PostEditor(props: Omit<TextEditorProps, 'extensions' | 'tools'>) {
  return <TextEditor {...props} extensions={postExtensions} tools={POST_TOOLS} />;
}
