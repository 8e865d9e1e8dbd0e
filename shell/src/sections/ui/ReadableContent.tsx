import { useCallback, type FormEvent } from 'react';
import { isTyped, typedIn, type Field } from '../../rendering/typedField.ts';
import styles from './ReadableContent.module.css';
import type { ReadablePage } from './readablePage.ts';

/** Types what was typed into the readable page into the page that has come in its place. */
function typeAgain(content: HTMLElement): void {
  const focused = document.activeElement;
  const typed = [...content.querySelectorAll<Field>('input[name], textarea[name]')].filter(isTyped);
  // When React has put the new page there.
  queueMicrotask(() => {
    for (const field of typed) {
      const successor = document.querySelector<Field>(`#main [name="${CSS.escape(field.name)}"]`);
      if (!successor || successor === field) continue;
      typedIn(field)(successor);
      if (field === focused) successor.focus({ preventScroll: true });
    }
  });
}

/** A search is answered by the server; any other form would lose what is in it. */
function onSubmit(event: FormEvent) {
  if (event.target instanceof HTMLElement && !event.target.matches('[role=search]')) event.preventDefault();
}

/** Whether a stylesheet of the page is missing too. */
const isUnstyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => sheet === null);

/** Shows the elements of a readable page. */
export function ReadableContent({ page: { nodes, focused } }: { page: ReadablePage }) {
  const show = useCallback(
    (content: HTMLDivElement) => {
      content.append(...nodes);
      if (focused instanceof HTMLElement && content.contains(focused)) focused.focus({ preventScroll: true });
      return () => typeAgain(content);
    },
    [nodes, focused],
  );
  return <div ref={show} onSubmit={onSubmit} className={isUnstyled() ? styles.unstyled : undefined} />;
}
