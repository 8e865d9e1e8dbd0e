import { useCallback, type FormEvent } from 'react';
import { isTyped, typedIn, type Field } from '../../rendering/typedField.ts';
import styles from './ReadableContent.module.css';
import type { ReadablePage } from './ReadablePage.ts';

/** Time within which the new page may show its fields. */
const FIELDS_TIMEOUT_MS = 10_000;

/** Types the text of the readable page's fields into the page that replaces it, as soon as it has the fields. */
function typeAgain(content: HTMLElement): void {
  const { document, location } = window;
  const focused = document.activeElement;
  const { pathname } = location;
  const typed = new Set([...content.querySelectorAll<Field>('input[name], textarea[name]')].filter(isTyped));
  if (typed.size === 0) return;
  const typeInto = () => {
    if (location.pathname !== pathname) typed.clear();
    for (const field of typed) {
      const successor = document.querySelector<Field>(`#main [name="${CSS.escape(field.name)}"]`);
      if (!successor) continue;
      typed.delete(field);
      if (successor === field) continue;
      typedIn(field)(successor);
      if (field === focused) successor.focus({ preventScroll: true });
    }
    if (typed.size === 0) fields.disconnect();
  };
  const fields = new MutationObserver(typeInto);
  fields.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => fields.disconnect(), FIELDS_TIMEOUT_MS);
}

/** A search is handled by the server; any other form would lose its input. */
function onSubmit(event: FormEvent) {
  if (event.target instanceof HTMLElement && !event.target.matches('[role=search]')) event.preventDefault();
}

/** True if a stylesheet of the page is missing too. */
const isUnstyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => sheet === null);

/** Shows the elements of a readable page. */
export function ReadableContent({ page }: { page: ReadablePage }) {
  const show = useCallback(
    (content: HTMLDivElement) => {
      const { focused } = page;
      content.append(...page.nodes());
      if (focused instanceof HTMLElement && content.contains(focused)) focused.focus({ preventScroll: true });
      return () => typeAgain(content);
    },
    [page],
  );
  return <div ref={show} onSubmit={onSubmit} className={isUnstyled() ? styles.unstyled : undefined} />;
}
