/** How long a toast stays (spec §9). */
export const TOAST_DURATION_MILLISECONDS = 3000;

/** Says something in passing that needs no answer. The library is fetched with the first toast. */
export async function toast(message: string): Promise<void> {
  const sonner = await import('sonner');
  sonner.toast(message, { duration: TOAST_DURATION_MILLISECONDS });
}
