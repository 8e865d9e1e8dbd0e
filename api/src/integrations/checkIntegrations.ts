import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { association } from '@portal/shared/association';
import { DAY_MS } from '../clock/durations.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { openRealGateway } from './gateway/openGateway.ts';
import type { PaymentGateway } from './gateway/protocol/gateway.ts';
import { openIdentity } from './identity/openIdentity.ts';
import { createSmtpMailSender } from './message/mail/smtpMailSender.ts';
import { createSolapiSender } from './message/sms/solapi/solapiSender.ts';

/**
 * Tries the configured services with the API's settings: `npm run integrations:check -w api -- mail you@example.com`,
 * `sms 01012345678`, `identity`, `gateway`, `cash-receipt 01012345678`. It prints what it would send or query, and does
 * so with `--send`.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { send: { type: 'boolean' } } });
const [service = '', subject = ''] = positionals;
const configuration = readConfiguration();

const say = (line: string) => void process.stdout.write(`integrations  ${line}\n`);
/** Bounds of a payment's number and an order's number at the gateway. */
const MAX_PAYMENT_NO = 999_999_999_999;
const MAX_ORDER_CHARACTERS = 64;
const newKey = () => `integrations-check-${randomUUID()}`;

async function checkMail(): Promise<void> {
  if (!subject.includes('@')) throw new Error('say to whom: mail you@example.com');
  const { MAIL_URL, MAIL_USER, MAIL_PASSWORD, MAIL_SENDER } = configuration.integrations;
  if (!MAIL_URL || !MAIL_USER || !MAIL_PASSWORD || !MAIL_SENDER)
    throw new Error('no mail server is configured: MAIL_URL');
  const mail = {
    key: newKey(),
    address: subject,
    subject: `${association.name} 메일 시험`,
    text: '메일 서버 설정을 확인하려고 보낸 메일입니다. 회신하지 않으셔도 됩니다.\n',
  };
  say(`from ${MAIL_SENDER} to ${subject} by ${MAIL_URL}: ${mail.subject}`);
  if (!values.send) return say('nothing was sent; --send sends it');
  await createSmtpMailSender({ url: MAIL_URL, user: MAIL_USER, password: MAIL_PASSWORD, sender: MAIL_SENDER }).send(
    mail,
  );
  say('the server has accepted it; whether it arrives, and not as spam, is seen in that mailbox');
}

async function checkSms(): Promise<void> {
  if (!/^01\d{8,9}$/.test(subject)) throw new Error('say to whom: sms 01012345678');
  const { SMS, SMS_URL, SMS_KEY, SMS_SECRET, SMS_SENDER } = configuration.integrations;
  if (!SMS || !SMS_KEY || !SMS_SECRET || !SMS_SENDER) throw new Error('no SMS service is configured: SMS');
  const text = `[${association.name}] 문자 설정을 확인하려고 보낸 문자입니다.`;
  say(`from ${SMS_SENDER} to ${subject} by ${SMS}: ${text}`);
  if (!values.send) return say('nothing was sent; --send sends it, at its price');
  const sender = createSolapiSender({ url: SMS_URL, key: SMS_KEY, secret: SMS_SECRET, sender: SMS_SENDER });
  const { acceptedAs } = await sender.send({ key: newKey(), userPhone: subject, text });
  const [report] = (await sender.readReports?.([acceptedAs ?? ''])) ?? [];
  say(`accepted as ${acceptedAs ?? 'unknown'}, and by now ${report?.code ?? 'not in its list'} (4000: received)`);
}

/**
 * Queries one verification: the given one, or one that was never started, which shows whether key and store are right.
 */
async function checkIdentity(): Promise<void> {
  const identity = subject || newKey();
  const { IDENTITY, IDENTITY_TEST, IDENTITY_STORE, IDENTITY_CHANNEL } = configuration.integrations;
  const identityService = openIdentity(configuration);
  if (!IDENTITY || !identityService) throw new Error('no identity service is configured: IDENTITY');
  if (!configuration.demo && !IDENTITY_TEST)
    throw new Error('these are settings for real people: try the channel for tests, with IDENTITY_TEST=1');
  say(`${IDENTITY}, store ${IDENTITY_STORE}, channel ${IDENTITY_CHANNEL}: how ${identity} stands`);
  if (!values.send) return say('nothing was asked; --send asks it');
  const answer = await identityService.lookUp(identity);
  say(`${answer.state}${answer.state === 'FAILED' ? `: ${answer.reason}` : ''}`);
  if (answer.state === 'ABSENT') say('the key and the store are accepted; nobody has begun this one');
  if (answer.state === 'PROVED')
    say(`a phone was ${answer.person.userPhone ? '' : 'not '}told, a CI ${answer.person.ci ? 'was' : 'was not'}`);
}

/** Opens the gateway only with a test key: another key would move money and involve the tax office. */
function openTestGateway(): PaymentGateway {
  const gateway = openRealGateway(configuration);
  if (!gateway) throw new Error('no payment gateway is configured: GATEWAY');
  if (!configuration.integrations.GATEWAY_SECRET?.startsWith('test_'))
    throw new Error('this is a key for real money: try a test key');
  return gateway;
}

/** Opens an unused payment page, queries it, and reads today's books. */
async function checkGateway(): Promise<void> {
  const gateway = openTestGateway();
  const now = new Date();
  const wanted = {
    paymentNo: randomInt(1, MAX_PAYMENT_NO),
    amount: 50_000,
    taxFreeAmount: 50_000,
    method: 'card',
    title: '연동 시험',
  } as const;
  say(`payment ${wanted.paymentNo} of ${wanted.amount} won, and what is in the books of the last day`);
  if (!values.send) return say('nothing was opened; --send opens it');
  const { gatewayNo, checkoutUrl } = await gateway.open({
    ...wanted,
    dueAt: new Date(now.getTime() + DAY_MS),
  });
  const payment = await gateway.inquire(gatewayNo);
  say(`opened at ${new URL(checkoutUrl).host} as ${gatewayNo}, which is ${payment?.state ?? 'not known'} there`);
  say(`of it free of tax: ${payment?.taxFreeAmount ?? 'nothing said'} won, and should be ${wanted.taxFreeAmount}`);
  const lines = await gateway.settlements(new Date(now.getTime() - DAY_MS), now);
  say(`its books of the last day have ${lines.length} lines`);
}

/** Issues a cash receipt to a phone number and cancels it. */
async function checkCashReceipt(): Promise<void> {
  if (!/^01\d{8,9}$/.test(subject)) throw new Error('say whose: cash-receipt 01012345678');
  const { cashReceipts } = openTestGateway();
  const now = new Date();
  const order = { orderNo: newKey().slice(0, MAX_ORDER_CHARACTERS), amount: 50_000, since: null, now };
  say(`a cash receipt over ${order.amount} won to ${subject}, and its cancellation`);
  if (!values.send) return say('nothing was ordered; --send orders it');
  const wanted = {
    ...order,
    taxFreeAmount: order.amount,
    key: newKey(),
    type: 'INCOME',
    number: subject,
    title: '연동 시험',
    gatewayNo: null,
  } as const;
  const issued = await cashReceipts.issue(wanted);
  if (issued.state !== 'DONE') return say(`${issued.state} ${issued.code}`);
  const { receiptKey, issueNumber, url, taxFreeAmount } = issued.receipt;
  say(`issued as ${issueNumber}, ${taxFreeAmount ?? 'nothing said'} won of it free of tax: ${url}`);
  const cancelled = await cashReceipts.cancel({ ...order, key: newKey(), receiptKey, known: [] });
  say(cancelled.state === 'DONE' ? 'cancelled' : `not cancelled: ${cancelled.state} ${cancelled.code}`);
  const listed = await cashReceipts.find({ orderNo: order.orderNo, since: now, now: new Date() });
  say(`its list has ${listed.length} lines of it, and should have 2`);
}

const CHECKS = new Map([
  ['mail', checkMail],
  ['sms', checkSms],
  ['identity', checkIdentity],
  ['gateway', checkGateway],
  ['cash-receipt', checkCashReceipt],
]);
const check = CHECKS.get(service);
if (!check) throw new Error(`say what is tried: ${[...CHECKS.keys()].join(', ')}`);
await check();
