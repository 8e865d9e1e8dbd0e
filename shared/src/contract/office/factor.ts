import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, integer, requiredText, rowNumber } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** Own second factors of an employee: authenticator apps (TOTP) and passkeys (WebAuthn). */

const office = callsFor('any', '/api/office/factors');

/** Second factors that an employee may have. */
export const MAX_FACTORS = 5;

/** Minutes in which the first code of a new app has to be entered. */
export const ENROLMENT_MINUTES = 10;

export const FACTOR_KIND_NAMES = { app: '인증 앱', passkey: '패스키' } as const;

const label = requiredText(30, '기기 이름을 입력해주세요.');
/** Answer of the browser as JSON; only the API reads it. */
const response = requiredText(20_000, '패스키의 답이 없습니다.');
/** Options for the browser's `navigator.credentials` as JSON. */
const options = v.string();

const code = v.pipe(
  v.string('인증번호를 입력해주세요.'),
  v.transform((typed) => typed.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, '인증 앱에 보이는 숫자 6자리를 입력해주세요.'),
);

export const officeFactors = office.get('', {
  summary: "The employee's own authenticator apps and passkeys, and until when the session counts as proved by one",
  input: v.object({}),
  entity: v.object({
    /** False in a demo, where no call asks for a second factor. */
    isRequired: v.boolean(),
    /** End of the newest proof of this session; null without one. */
    provedUntil: v.nullable(dateTime),
    factors: v.array(
      v.object({
        factorNo: integer,
        kind: wordOf(FACTOR_KIND_NAMES),
        label: v.string(),
        enrolledAt: dateTime,
        usedAt: v.nullable(dateTime),
      }),
    ),
  }),
});

export const officeEnrolApp = office.post('app', {
  stepUp: 'once enrolled',
  unanswered: null,
  summary: 'A secret for another authenticator app, shown once; it counts from its first code on',
  input: v.object({ label }),
  entity: v.object({
    factorNo: integer,
    /** Base32, for typing. */
    secret: v.string(),
    /** `otpauth:` address as a QR code: a path of squares of one unit, `qrSize` units wide and high. */
    qrPath: v.string(),
    qrSize: integer,
  }),
});

export const officeConfirmApp = office.post('app/confirm', {
  unanswered: null,
  summary: 'Its first code; the session counts as proved',
  input: v.object({ factorNo: rowNumber, code }),
  entity: v.null(),
});

export const officeProveFactor = office.post('prove', {
  unanswered: null,
  summary: "A code of one of the employee's apps; the session counts as proved for a quarter of an hour",
  input: v.object({ code }),
  entity: v.null(),
});

export const officePasskeyOptions = office.post('passkey/options', {
  stepUp: 'once enrolled',
  unanswered: null,
  summary: 'Options with which the browser makes a passkey',
  input: v.object({}),
  entity: v.object({ options }),
});

export const officeEnrolPasskey = office.post('passkey', {
  stepUp: 'once enrolled',
  unanswered: null,
  summary: 'Enrols the passkey that the browser has made; the session counts as proved',
  input: v.object({ label, response }),
  entity: v.null(),
});

export const officeProofOptions = office.post('prove/options', {
  unanswered: null,
  summary: "Options with which the browser signs by one of the employee's passkeys",
  input: v.object({}),
  entity: v.object({ options }),
});

export const officeProvePasskey = office.post('prove/passkey', {
  unanswered: null,
  summary: 'The signature; the session counts as proved for a quarter of an hour',
  input: v.object({ response }),
  entity: v.null(),
});

export const officeRemoveFactor = office.post('remove', {
  stepUp: 'always',
  unanswered: null,
  summary: 'Removes an own app or passkey; not the last factor',
  input: v.object({ factorNo: rowNumber }),
  entity: v.null(),
});
