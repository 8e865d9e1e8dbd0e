import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { association } from '@portal/shared/association';
import type { MailSender } from './mailSender.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;

interface SmtpSettings {
  /** `smtps://` uses TLS from the first byte (port 465), `smtp://` upgrades to TLS first (587). */
  url: string;
  user: string;
  password: string;
  /** Sender address. */
  sender: string;
  /** Certificate authorities trusted by a test instead of Node's. */
  authorities?: string[];
}

/** Equal for each attempt: SMTP has no idempotency key, but mail programs show two mails with one id once. */
const messageIdOf = (key: string, sender: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;

/** Reason of a failure without address and text, which the server's message may repeat. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'no answer';
}

/** A mail server over SMTP (RFC 5321), never without TLS (RFC 8314). */
export function createSmtpMailSender({ url, user, password, sender, authorities }: SmtpSettings): MailSender {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: true,
    auth: { user, pass: password },
    tls: { minVersion: 'TLSv1.2', ...(authorities && { ca: authorities }) },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key, address, subject, text, unsubscribe }) {
      try {
        await transport.sendMail({
          from: { name: association.name, address: sender },
          to: { name: '', address },
          messageId: messageIdOf(key, sender),
          subject,
          text,
          textEncoding: 'base64',
          // Suppresses automatic replies such as absence notices: RFC 3834.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          ...(unsubscribe !== undefined && { list: { unsubscribe } }),
        });
      } catch (error) {
        throw new Error(`the mail server did not accept it: ${reasonOf(error)}`);
      }
    },
  };
}
