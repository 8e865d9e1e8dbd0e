const NAME = 'hide-popups';
/** Duration of '오늘 하루 보지 않기' (specification §9). */
export const HIDDEN_SECONDS = 86_400;

/** True if the visitor has hidden the popups today. */
export const arePopupsHidden = (cookies = document.cookie): boolean =>
  cookies.split('; ').some((cookie) => cookie === `${NAME}=1`);

/** Hides the popups for a day. */
export function hidePopups(): void {
  document.cookie = `${NAME}=1; path=/; max-age=${HIDDEN_SECONDS}; samesite=lax`;
}
