/** `navigator.connection`, where the browser has it. */
interface Connection {
  /** The visitor asked for less data. */
  saveData?: boolean;
}

/** After the page and all that it asked for at once. */
const whenLoaded = (work: () => void) => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
};

/**
 * Brings Pretendard when the first page stands. Until then, and where it does not come, the device's own typeface is
 * shown in the same widths (`base.css`).
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
