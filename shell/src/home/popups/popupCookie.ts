const NAME = 'hide-popups';
/** How long '오늘 하루 보지 않기' lasts (specification §9). */
export const HIDDEN_SECONDS = 86_400;

/** Whether the visitor asked not to see the popups today. */
export const arePopupsHidden = (cookies = document.cookie): boolean =>
  cookies.split('; ').some((cookie) => cookie === `${NAME}=1`);

/** Hides them for a day. */
export function hidePopups(): void {
  document.cookie = `${NAME}=1; path=/; max-age=${HIDDEN_SECONDS}; samesite=lax`;
}
