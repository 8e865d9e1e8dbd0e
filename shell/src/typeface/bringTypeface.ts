/** `navigator.connection`, if the browser has it. */
interface Connection {
  /** The visitor prefers reduced data. */
  saveData?: boolean;
}

/** Runs after the page and its first files have loaded. */
const whenLoaded = (work: () => void) => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
};

/**
 * Loads Pretendard after the first page. Until then, and if it fails to load, the device's own typeface is shown with
 * the same widths (`base.css`).
 */
export function bringTypeface(load: () => Promise<{ showTypeface(): Promise<void> }>): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  whenLoaded(
    () =>
      void load()
        .then(({ showTypeface }) => showTypeface())
        .catch(() => undefined),
  );
}
