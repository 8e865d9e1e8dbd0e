import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { association } from '@portal/shared/association';
import { readConfiguration } from '../configuration/configuration.ts';
import { createSmtpMailSender } from './message/mail/smtpMailSender.ts';
import { createSolapiSender } from './message/sms/solapi/solapiSender.ts';

/**
 * Tries the services that are configured, with the settings of the API: `npm run integrations:check -w api -- mail
 * you@example.com`, or `sms 01012345678`. It says what it would send; with `--send` it sends it.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { send: { type: 'boolean' } } });
const [service, address = ''] = positionals;
const settings = readConfiguration().integrations;

const say = (line: string) => void process.stdout.write(`integrations  ${line}\n`);
const key = `check-${randomUUID()}`;

async function checkMail() {
  const { MAIL_URL, MAIL_USER, MAIL_PASSWORD, MAIL_SENDER } = settings;
  if (!MAIL_URL || !MAIL_USER || !MAIL_PASSWORD || !MAIL_SENDER)
    throw new Error('no mail server is configured: MAIL_URL');
  const mail = {
    key,
    address,
    subject: `${association.name} 메일 시험`,
    text: '메일 서버 설정을 확인하려고 보낸 메일입니다. 회신하지 않으셔도 됩니다.\n',
  };
  say(`from ${MAIL_SENDER} to ${address} by ${MAIL_URL}: ${mail.subject}`);
  if (!values.send) return say('nothing was sent; --send sends it');
  await createSmtpMailSender({ url: MAIL_URL, user: MAIL_USER, password: MAIL_PASSWORD, sender: MAIL_SENDER }).send(
    mail,
  );
  say('the server has accepted it; whether it arrives, and not as spam, is seen in that mailbox');
}

async function checkSms() {
  const { SMS, SMS_URL, SMS_KEY, SMS_SECRET, SMS_SENDER } = settings;
  if (!SMS || !SMS_KEY || !SMS_SECRET || !SMS_SENDER) throw new Error('no SMS service is configured: SMS');
  const text = `[${association.name}] 문자 설정을 확인하려고 보낸 문자입니다.`;
  say(`from ${SMS_SENDER} to ${address} by ${SMS}: ${text}`);
  if (!values.send) return say('nothing was sent; --send sends it, at its price');
  const sender = createSolapiSender({ url: SMS_URL, key: SMS_KEY, secret: SMS_SECRET, sender: SMS_SENDER });
  const { acceptedAs } = await sender.send({ key, userPhone: address, text });
  const [report] = (await sender.readReports?.([acceptedAs ?? ''])) ?? [];
  say(`accepted as ${acceptedAs ?? 'unknown'}, and by now ${report?.code ?? 'not in its list'} (4000: received)`);
}

if (service === 'mail' && address.includes('@')) await checkMail();
else if (service === 'sms' && /^01\d{8,9}$/.test(address)) await checkSms();
else throw new Error('say what is tried, and to whom: mail you@example.com, or sms 01012345678');
