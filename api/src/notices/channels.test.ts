import { chooseChannels } from './channels.ts';

const member = { user_phone: '01012340001', email: 'user@example.com', notice_by_sms: true, notice_by_mail: true };
const off = { notice_by_sms: false, notice_by_mail: false };
const anything = { mustBeTold: false, hasMail: true };
const important = { mustBeTold: true, hasMail: true };

test.each([
  ['by all channels that are on', member, anything, ['sms', 'mail']],
  ['by SMS alone', { ...member, notice_by_mail: false }, anything, ['sms']],
  ['by mail alone, also what must be told', { ...member, notice_by_sms: false }, important, ['mail']],
  ['not at all when everything is off', { ...member, ...off }, anything, []],
  ['by SMS when everything is off and it must be told', { ...member, ...off }, important, ['sms']],
  ['by mail when there is no phone and it must be told', { ...member, ...off, user_phone: null }, important, ['mail']],
  ['by SMS where no mail goes out', { ...member, notice_by_sms: false }, { mustBeTold: true, hasMail: false }, ['sms']],
  ['by SMS where the member has no address', { ...member, email: null }, anything, ['sms']],
  [
    'by all that reach the member, where one of them may be in other hands',
    { ...member, ...off },
    { ...important, everyChannel: true },
    ['sms', 'mail'],
  ],
  ['to nobody who has left', { ...member, user_phone: null, email: null }, important, []],
])('%s', (_title, recipient, options, expected) => {
  expect(chooseChannels(recipient, options)).toEqual(expected);
});
