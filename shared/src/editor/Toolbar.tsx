import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './Toolbar.module.css';
import type { Tool } from './tools.ts';

/** Index of the tool to focus after a key, given the current index and the number of tools. */
const STEPS: Record<string, (index: number, tools: number) => number> = {
  ArrowRight: (index, tools) => (index + 1) % tools,
  ArrowLeft: (index, tools) => (index + tools - 1) % tools,
  Home: () => 0,
  End: (_index, tools) => tools - 1,
};

interface ToolbarProps {
  editor: Editor;
  tools: readonly Tool[];
  /** Id of the text. */
  controls: string;
}

/** Toolbar with a single tab stop; the arrow keys move between its tools. */
export function Toolbar({ editor, tools, controls }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, isPossible }) => ({ isOn: isOn?.(now), isPossible: isPossible?.(now) ?? true })),
  });
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(current, tools.length);
    setCurrent(next);
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label="서식"
      aria-controls={controls}
      className={styles.root}
      onKeyDown={move}
      tabIndex={-1}
    >
      {tools.map(({ label, run }, index) => {
        const { isOn, isPossible = true } = states[index] ?? {};
        return (
          <button
            key={label}
            type="button"
            className={styles.tool}
            tabIndex={index === current ? 0 : -1}
            aria-pressed={isOn}
            aria-disabled={!isPossible}
            onFocus={() => setCurrent(index)}
            // Leaves the cursor in the text, a phone's keyboard open, and the pressed format active for the next input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (isPossible) run(editor);
            }}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
