import { useEffect, useRef, type ReactNode } from 'react';
import './Sheet.css';
import styles from './Sheet.module.css';

/** Height of an A4 page at 96 px per inch, less the margins that some browsers always add. */
const A4_HEIGHT_PX = 1040;

const openSheets = new Set<HTMLElement>();
const AROUND = 'data-around-sheet';

/** Marks the page and everything around open sheets, so that only they are printed. */
function markPage(): void {
  document.body.toggleAttribute('data-sheet-open', openSheets.size > 0);
  for (const element of document.querySelectorAll(`[${AROUND}]`)) element.removeAttribute(AROUND);
  for (const sheet of openSheets)
    for (let element = sheet.parentElement; element; element = element.parentElement) element.setAttribute(AROUND, '');
}

/** Shrinks the sheet to fit one page, measured in the print layout. */
function fitToPage(sheet: HTMLElement): void {
  sheet.style.removeProperty('--sheet-zoom');
  sheet.setAttribute('data-measuring', '');
  const height = sheet.scrollHeight;
  sheet.removeAttribute('data-measuring');
  if (height > A4_HEIGHT_PX) sheet.style.setProperty('--sheet-zoom', String(A4_HEIGHT_PX / height));
}

/**
 * Printable document: slips, tickets, certificates. Black on white in dark mode too, and printed alone on exactly one
 * A4 page. Must be inside a dialog; several sheets become several pages.
 */
export function Sheet({ title, children }: { title: string; children?: ReactNode }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    openSheets.add(element);
    markPage();
    const fit = () => fitToPage(element);
    window.addEventListener('beforeprint', fit);
    return () => {
      window.removeEventListener('beforeprint', fit);
      openSheets.delete(element);
      markPage();
    };
  }, []);
  return (
    <article ref={sheet} className={styles.root} data-sheet="" data-paper="" aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </article>
  );
}
