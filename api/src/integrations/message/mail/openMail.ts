import type { Configuration } from '../../../configuration/configuration.ts';
import type { MailSender } from './mailSender.ts';
import { createSandboxMailSender } from './sandboxMailSender.ts';
import { createSmtpMailSender } from './smtpMailSender.ts';

/** Opens the mail server at the configured URL, in a demo too; without one, the sandbox in a demo, otherwise null. */
export function openMail({ demo, integrations }: Configuration, sandboxDelayMs?: number): MailSender | null {
  const { MAIL_URL, MAIL_USER, MAIL_PASSWORD, MAIL_SENDER } = integrations;
  if (MAIL_URL)
    return createSmtpMailSender({
      url: MAIL_URL,
      user: MAIL_USER ?? '',
      password: MAIL_PASSWORD ?? '',
      sender: MAIL_SENDER ?? '',
    });
  return demo ? createSandboxMailSender(sandboxDelayMs) : null;
}
