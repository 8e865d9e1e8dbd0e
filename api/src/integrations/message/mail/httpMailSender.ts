import type { MailSender } from './mailSender.ts';

const TIMEOUT_MS = 5_000;

interface HttpMailSettings {
  url: string;
  key: string;
  /** The address that mail comes from. */
  sender: string;
}

/** A mail service over HTTP: JSON with `from`, `to`, `subject`, `text`; any 2xx answer means that it was accepted. */
export const createHttpMailSender = ({ url, key, sender }: HttpMailSettings): MailSender => ({
  async send({ key: messageKey, address, subject, text }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': messageKey },
      body: JSON.stringify({ from: sender, to: address, subject, text, messageKey }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the mail service answered ${response.status}`);
  },
});
