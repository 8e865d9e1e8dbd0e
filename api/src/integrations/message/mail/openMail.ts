import type { Configuration } from '../../../configuration/configuration.ts';
import { createHttpMailSender } from './httpMailSender.ts';
import type { MailSender } from './mailSender.ts';
import { createSandboxMailSender } from './sandboxMailSender.ts';

/** The mail service at the configured URL, in a demo too; without one, the sandbox in a demo, else null. */
export function openMail({ demo, integrations }: Configuration): MailSender | null {
  const { MAIL_URL, MAIL_KEY, MAIL_SENDER } = integrations;
  if (MAIL_URL) return createHttpMailSender({ url: MAIL_URL, key: MAIL_KEY ?? '', sender: MAIL_SENDER ?? '' });
  return demo ? createSandboxMailSender() : null;
}
