import type { RenderedPage } from '../../rendering/RenderedPage.ts';
import { signalAfter } from '../loading/deadline.ts';

/** Later answers are requested by the page itself. */
const ANSWERS_TIMEOUT_MS = 5000;

/** First answers of a guest's page at an address; null if the shell's server has none. */
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
