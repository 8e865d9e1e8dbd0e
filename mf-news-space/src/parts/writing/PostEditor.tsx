import { POST_TOOLS, postExtensions, TextEditor, type TextEditorProps } from '@portal/shared/editor';

/** The text of a post. A file of its own, so that only who writes loads the editor. */
export default function PostEditor(props: Omit<TextEditorProps, 'extensions' | 'tools'>) {
  return <TextEditor {...props} extensions={postExtensions} tools={POST_TOOLS} />;
}
