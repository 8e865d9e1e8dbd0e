import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { association } from '@portal/shared/association';
import { readConfiguration } from '../configuration/configuration.ts';
import { createSmtpMailSender } from './message/mail/smtpMailSender.ts';

/**
 * Tries the services that are configured, with the settings of the API: `npm run integrations:check -w api -- mail
 * you@example.com`. It says what it would send; with `--send` it sends it.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { send: { type: 'boolean' } } });
const [service, address] = positionals;
const { MAIL_URL, MAIL_USER, MAIL_PASSWORD, MAIL_SENDER } = readConfiguration().integrations;

const say = (line: string) => void process.stdout.write(`integrations  ${line}\n`);
if (service !== 'mail' || !address?.includes('@'))
  throw new Error('say what is tried, and to whom: mail you@example.com');
if (!MAIL_URL || !MAIL_USER || !MAIL_PASSWORD || !MAIL_SENDER)
  throw new Error('no mail server is configured: MAIL_URL');
const mail = {
  key: randomUUID(),
  address,
  subject: `${association.name} 메일 시험`,
  text: '메일 서버 설정을 확인하려고 보낸 메일입니다. 회신하지 않으셔도 됩니다.\n',
};
say(`from ${MAIL_SENDER} to ${address} by ${MAIL_URL}: ${mail.subject}`);
if (values.send) {
  await createSmtpMailSender({ url: MAIL_URL, user: MAIL_USER, password: MAIL_PASSWORD, sender: MAIL_SENDER }).send(
    mail,
  );
  say('the server has accepted it; whether it arrives, and not as spam, is seen in that mailbox');
} else say('nothing was sent; --send sends it');
