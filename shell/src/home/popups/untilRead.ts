/** Time to read what the page says first: on a phone popups cover three quarters of it. */
export const READING_MS = 4000;
/** Of the window's height: whoever has scrolled so far has seen what stood there. */
const SCROLLED_SHARE = 0.25;

/** Waits until a visitor has read the beginning of the page: some seconds, or until it is scrolled away. */
export const untilRead = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      resolve();
    };
    const onScroll = () => {
      if (scrollY > innerHeight * SCROLLED_SHARE) end();
    };
    const timer = setTimeout(end, READING_MS);
    addEventListener('scroll', onScroll, { passive: true });
    onScroll();
  });
