import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './Toolbar.module.css';
import { TOOLS } from './tools.ts';

/** Where a key leads from the tool at a place. */
const STEPS: Record<string, (place: number) => number> = {
  ArrowRight: (place) => (place + 1) % TOOLS.length,
  ArrowLeft: (place) => (place + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
};

/** One stop of the tab key; inside, the arrow keys lead from tool to tool. */
export function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [current, setCurrent] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      TOOLS.map(({ isOn, isPossible }) => ({ isOn: isOn?.(now), isPossible: isPossible?.(now) ?? true })),
  });
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(current);
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
      {TOOLS.map(({ label, run }, place) => {
        const { isOn, isPossible = true } = states[place] ?? {};
        return (
          <button
            key={label}
            type="button"
            className={styles.tool}
            tabIndex={place === current ? 0 : -1}
            aria-pressed={isOn}
            aria-disabled={!isPossible}
            onFocus={() => setCurrent(place)}
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
