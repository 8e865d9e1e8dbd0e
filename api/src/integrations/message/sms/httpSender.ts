import type { MessageSender } from './messageSender.ts';

const TIMEOUT_MS = 5_000;

interface HttpSenderSettings {
  url: string;
  key: string;
  /** The sending phone number. */
  sender: string;
}

/** An SMS gateway over HTTP: JSON with `from`, `to`, `text`; any 2xx answer means that the message was accepted. */
export const createHttpSender = ({ url, key, sender }: HttpSenderSettings): MessageSender => ({
  showsCodes: false,
  async send({ key: messageKey, userPhone, text }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': messageKey },
      body: JSON.stringify({ from: sender, to: userPhone, text, messageKey }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  },
});
