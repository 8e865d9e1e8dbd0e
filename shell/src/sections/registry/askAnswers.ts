import type { RenderedPage } from '../../rendering/RenderedPage.ts';
import { signalAfter } from '../loading/deadline.ts';

/** Answers that come later than this are asked for by the page itself. */
const ANSWERS_TIMEOUT_MS = 5000;

/** What a guest's page at an address asks first, with the answers; null when the shell's server does not say. */
export async function askAnswers(address: string): Promise<RenderedPage | null> {
  try {
    const response = await fetch(`/answers.json?address=${encodeURIComponent(address)}`, {
      signal: signalAfter(ANSWERS_TIMEOUT_MS),
    });
    return response.status === 200 ? ((await response.json()) as RenderedPage) : null;
  } catch {
    return null;
  }
}
