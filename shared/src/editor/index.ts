export { articleExtensions, postExtensions } from './extensions.ts';
export { reducePasted } from './pasted.ts';
export { TextEditor, type TextEditorProps } from './TextEditor.tsx';
export { POST_TOOLS, TOOLS, type Tool } from './tools.ts';
