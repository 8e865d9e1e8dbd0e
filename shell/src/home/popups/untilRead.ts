/** Time to read the beginning of the page: on a phone popups cover three quarters of it. */
export const READING_MS = 4000;
/** Share of the window's height; a visitor who has scrolled this far has seen the beginning. */
const SCROLLED_SHARE = 0.25;

/** Resolves when the beginning of the page was read: after some seconds, or when it is scrolled away. */
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
