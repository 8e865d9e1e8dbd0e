import * as fc from 'fast-check';
import * as v from 'valibot';
import {
  newPersonNameRule,
  personNameRule,
  adviceOn,
  birthDateRule,
  certificateRequestRules,
  digitsOf,
  emailRule,
  hasWhitespace,
  mobilePhoneRule,
  passwordRule,
  phoneOf,
  refundAccountRules,
  repetitionProblem,
  SAME_CHARACTER_MESSAGE,
  SEQUENCE_MESSAGE,
  typedLine,
  typedNumber,
  userIdRule,
  verificationCodeRule,
} from './index.ts';

type Rule = v.GenericSchema<string, string>;
const messageOf = (rule: Rule, text: unknown) => {
  const result = v.safeParse(rule, text);
  return result.success ? null : (result.issues[0]?.message ?? '');
};
const accepts = (rule: Rule, text: string) => messageOf(rule, text) === null;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const HANGUL = '가나다라마바사아자차카타파하';
const JAMO = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ';
const from = (characters: string) => fc.constantFrom(...characters);
const eitherCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((character, index) => (upper[index] ? character.toUpperCase() : character)).join(''));
const backwards = (text: string) => [...text].reverse().join('');

/** Any run of three from one alphabet, ascending or descending, in any case. */
const run = fc.constantFrom(LETTERS, DIGITS, HANGUL, JAMO).chain((alphabet) =>
  fc.tuple(fc.nat(alphabet.length - 3), fc.boolean()).chain(([start, down]) => {
    const three = alphabet.slice(start, start + 3);
    return eitherCase(down ? backwards(three) : three);
  }),
);
const same = fc
  .oneof(from(LETTERS), from(DIGITS), from(HANGUL), from('!@#$%'))
  .chain((character) => eitherCase(character.repeat(3)));

describe('repetition', () => {
  test('three equal characters are found anywhere, case-insensitively', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'q7', '밥x'), same, fc.constantFrom('', '9q', 'x밥'), (before, three, after) => {
        expect(repetitionProblem(before + three + after)).toBe(SAME_CHARACTER_MESSAGE);
      }),
    );
  });

  test('runs are found in both directions, in Hangul, letters and digits, case-insensitively', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '!!', '밥.'), run, fc.constantFrom('', '!!', '.밥'), (before, three, after) => {
        expect(repetitionProblem(before + three + after)).toBe(SEQUENCE_MESSAGE);
      }),
    );
  });

  test('texts without such a triple pass', () => {
    const step = (text: string) =>
      [...text].every((character, index) => {
        const next = text.codePointAt(index + 1);
        return next === undefined || Math.abs(next - character.charCodeAt(0)) > 1;
      });
    fc.assert(
      fc.property(fc.string({ unit: from(LETTERS + DIGITS), maxLength: 30 }).filter(step), (text) => {
        expect(repetitionProblem(text)).toBeNull();
      }),
    );
  });

  test.each([
    ['Portal!2026', null],
    ['aab', null],
    ['a1b2c3', null],
    ['xyZ1', SEQUENCE_MESSAGE],
    ['9a8', null],
    ['aAa', SAME_CHARACTER_MESSAGE],
    ['가가가'.normalize('NFD'), SAME_CHARACTER_MESSAGE],
    ['ab!c', null],
    ['901', null],
  ])('%s', (text, problem) => {
    expect(repetitionProblem(text)).toBe(problem);
  });
});

describe('id', () => {
  const character = from(LETTERS + LETTERS.toUpperCase() + DIGITS);

  test('accepts exactly what the specification says, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: character, maxLength: 18 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    fc.assert(
      fc.property(typed, (pasted) => {
        const text = typedLine(pasted);
        const right =
          /^[A-Za-z0-9]{6,15}$/.test(text) &&
          !/^\d/.test(text) &&
          !/s$/i.test(text) &&
          repetitionProblem(text) === null;
        expect(accepts(userIdRule, pasted)).toBe(right);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['', '아이디를 입력해주세요.'],
    ['mem ber01', '아이디에는 공백을 사용할 수 없습니다.'],
    ['member_01', '아이디는 영문과 숫자만 사용할 수 있습니다.'],
    ['1member', '아이디는 숫자로 시작할 수 없습니다.'],
    ['members', '아이디는 영문 s로 끝날 수 없습니다.'],
    ['membe', '아이디는 6자 이상 15자 이하로 입력해주세요.'],
    ['memberof27hanbit', '아이디는 6자 이상 15자 이하로 입력해주세요.'],
    ['member123', SEQUENCE_MESSAGE],
    ['memmmber', SAME_CHARACTER_MESSAGE],
    ['member01', null],
    ['dormant01', null],
  ])('%s: %s', (text, message) => expect(messageOf(userIdRule, text)).toBe(message));
});

describe('password', () => {
  test('accepts exactly what the specification says, whatever is typed', () => {
    const unit = from(`${LETTERS}${DIGITS}!@#$%^&*()-_=+ `);
    const typed = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit, maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const right =
          text.length >= 6 &&
          text.length <= 50 &&
          /[0-9]/.test(text) &&
          /[A-Za-z]/.test(text) &&
          /[^\p{L}\p{N}\s]/u.test(text) &&
          !hasWhitespace(text) &&
          repetitionProblem(text) === null;
        expect(accepts(passwordRule, text)).toBe(right);
      }),
      { numRuns: 500 },
    );
  });

  test('rejects a run or a triple wherever it is', () => {
    fc.assert(
      fc.property(fc.oneof(run, same), fc.boolean(), (three, first) => {
        expect(accepts(passwordRule, first ? `${three}!q7wQ` : `q7!wQ${three}`)).toBe(false);
      }),
    );
  });

  test.each([
    ['', '비밀번호를 입력해주세요.'],
    ['Portal! 2026', '비밀번호에는 공백을 사용할 수 없습니다.'],
    ['P!2', '비밀번호는 6자 이상 50자 이하로 입력해주세요.'],
    ['Portal2026', '비밀번호에는 영문, 숫자, 특수문자가 모두 들어가야 합니다.'],
    ['Portal!777', SAME_CHARACTER_MESSAGE],
    ['Portal!234', SEQUENCE_MESSAGE],
    ['Portal!2026', null],
    ['비밀Po!2026', null],
  ])('%s: %s', (text, message) => expect(messageOf(passwordRule, text)).toBe(message));
});

describe('advice', () => {
  test.each([
    [userIdRule, 'park1234', '‘123’ 부분을 다른 글자로 바꿔주세요.'],
    [userIdRule, 'parkAAa27', '‘AAa’ 부분을 다른 글자로 바꿔주세요.'],
    [userIdRule, 'park_27_새', '‘_’, ‘새’ 부분을 영문이나 숫자로 바꿔주세요.'],
    [userIdRule, '7parking', '맨 앞의 ‘7’ 앞에 영문을 넣어주세요.'],
    [userIdRule, 'parkings', '맨 뒤의 ‘s’ 뒤에 다른 글자를 더해주세요.'],
    [userIdRule, 'park', '지금 4자입니다. 2자 더 입력해주세요.'],
    [userIdRule, 'park 27', '띄어 쓴 곳을 붙여주세요.'],
    [passwordRule, 'Portal!234', '‘234’ 부분을 다른 글자로 바꿔주세요.'],
    [passwordRule, 'Portal2026', '특수문자(예: ! @ #)도 넣어주세요.'],
    [passwordRule, '비밀번호입니다', '영문, 숫자, 특수문자(예: ! @ #)도 넣어주세요.'],
    [passwordRule, 'P!2', '지금 3자입니다. 3자 더 입력해주세요.'],
  ])('for the message of %# about %s: %s', (rule, text, advice) => {
    expect(adviceOn(messageOf(rule, text) ?? undefined, text)).toBe(advice);
  });

  test.each([undefined, '이미 사용 중인 아이디입니다.', '아이디를 입력해주세요.'])(
    'there is none for %s',
    (message) => {
      expect(adviceOn(message, 'park1234')).toBeUndefined();
    },
  );
});

describe('mobile phone', () => {
  const digits = (minLength: number, maxLength: number) => fc.string({ unit: from(DIGITS), minLength, maxLength });

  test('010 takes 8 more digits, the older prefixes 7 or 8', () => {
    fc.assert(fc.property(digits(8, 8), (rest) => expect(accepts(mobilePhoneRule, `010${rest}`)).toBe(true)));
    fc.assert(
      fc.property(fc.constantFrom('011', '016', '017', '018', '019'), digits(7, 8), (prefix, rest) =>
        expect(accepts(mobilePhoneRule, prefix + rest)).toBe(true),
      ),
    );
  });

  test('rejects anything else', () => {
    fc.assert(
      fc.property(fc.oneof(digits(0, 14), fc.string({ maxLength: 14 })), (text) => {
        const right = /^(010\d{8}|01[16-9]\d{7,8})$/.test(typedNumber(text));
        expect(accepts(mobilePhoneRule, text)).toBe(right);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['', '휴대폰 번호를 입력해주세요.'],
    ['010-1234-5678', '휴대폰 번호는 숫자만 입력해주세요.'],
    ['0101234567', '휴대폰 번호를 정확히 입력해주세요. (예: 01012345678)'],
    ['0212345678', '휴대폰 번호를 정확히 입력해주세요. (예: 01012345678)'],
  ])('%s: %s', (text, message) => expect(messageOf(mobilePhoneRule, text)).toBe(message));

  test('keeps only the digits of a pasted value', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(digitsOf(text)).toMatch(/^[0-9]*$/)));
  });

  test.each([
    ['01012345678', '01012345678'],
    ['010 - 1234 - 5678', '01012345678'],
    ['  010–1234–5678  ', '01012345678'],
    ['\u202d010-1234-5678\u202c', '01012345678'],
    ['\u2068010-1234-5678\u2069', '01012345678'],
    ['\u202d011-2345-6789\u202c', '01123456789'],
    ['+82 10-1234-5678', '01012345678'],
    ['+82 (0)10-1234-5678', '01012345678'],
    ['＋８２１０１２３４５６７８', '01012345678'],
    ['82-10-1234-5678', '01012345678'],
    ['0082 10 1234 5678', '01012345678'],
    ['０１０－１２３４－５６７８', '01012345678'],
    ['tel:010-1234-5678', '01012345678'],
    ['휴대폰: 010-1234-5678', '01012345678'],
    ['011-234-5678', '0112345678'],
    ['+82 2-123-4567', '021234567'],
    ['820-1234', '8201234'],
    ['010-1234-56789', '010123456789'],
  ])('%j is the number %s', (pasted, digits) => expect(phoneOf(pasted)).toBe(digits));
});

describe('birth date', () => {
  test('accepts every day of the calendar since 1900', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2056-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) =>
        expect(accepts(birthDateRule, date.toISOString().slice(0, 10).replaceAll('-', ''))).toBe(true),
      ),
    );
  });

  test('rejects impossible dates and anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: from(DIGITS), maxLength: 9 }), fc.string({ maxLength: 9 })), (text) => {
        const typed = typedNumber(text);
        const day = `${typed.slice(0, 4)}-${typed.slice(4, 6)}-${typed.slice(6)}`;
        const parsed = new Date(`${day}T00:00:00Z`);
        const right =
          /^\d{8}$/.test(typed) &&
          text >= '19000101' &&
          !Number.isNaN(parsed.getTime()) &&
          parsed.toISOString().startsWith(day);
        expect(accepts(birthDateRule, text)).toBe(right);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['', '생년월일을 입력해주세요.'],
    ['660302', '생년월일은 숫자 8자리로 입력해주세요. (예: 19660302)'],
    ['20260230', '생년월일을 다시 확인해주세요.'],
    ['20240229', null],
    ['20250229', '생년월일을 다시 확인해주세요.'],
  ])('%s: %s', (text, message) => expect(messageOf(birthDateRule, text)).toBe(message));
});

describe('white space', () => {
  const space = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000');

  test('is found wherever it is', () => {
    fc.assert(
      fc.property(fc.string(), space, fc.string(), (before, gap, after) =>
        expect(hasWhitespace(before + gap + after)).toBe(true),
      ),
    );
  });

  test('makes an id and a password invalid', () => {
    fc.assert(
      fc.property(space, fc.nat(8), (gap, index) => {
        const put = (text: string) => text.slice(0, index) + gap + text.slice(index);
        expect(accepts(userIdRule, put('hanbit27'))).toBe(false);
        expect(accepts(passwordRule, put('Portal!2026'))).toBe(false);
      }),
    );
  });
});

test.each([
  [emailRule, '', '이메일을 입력해주세요.'],
  [emailRule, 'hanbit', '이메일 주소를 정확히 입력해주세요. (예: name@example.com)'],
  [emailRule, 'kim@hanbit-food.example', null],
  [verificationCodeRule, ' ', '인증번호를 입력해주세요.'],
  [refundAccountRules.accountName, '', '이름을 입력해주세요.'],
  [refundAccountRules.bank, ' ', '은행명을 입력해주세요.'],
  [refundAccountRules.account, '', '계좌번호를 입력해주세요.'],
  [refundAccountRules.account, '110-22', '계좌번호는 숫자만 입력해주세요.'],
  [certificateRequestRules.certName, '', '시험명을 입력해 주세요.'],
  [certificateRequestRules.userName, '', '이름을 입력해주세요'],
  [certificateRequestRules.userPhone, '', '휴대폰 번호를 입력해주세요'],
] as [Rule, string, string | null][])('%#: the message of specification §5', (rule, text, message) =>
  expect(messageOf(rule, text)).toBe(message),
);

test.each(['홍길동', '김 하나', "O'Neil-Kim", 'Nguyễn Thị Hà', 'J.R. Kim', 'St.John', 'Иван', '김하나(2)', '제갈·수'])(
  'a new member may be called %s',
  (name) => expect(v.safeParse(newPersonNameRule, name).success).toBe(true),
);

test.each([
  ['金哈那', '金 哈 那'],
  ['김😀', '😀'],
  ['http://evil.com', ': /'],
  ['a@b', '@'],
  ['<b>', '< >'],
])('a new name %s is refused with its letters that papers cannot show: %s', (name, letters) => {
  expect(v.safeParse(newPersonNameRule, name).issues?.[0]?.message).toContain(`글자가 있습니다: ${letters}.`);
});

test.each(['evil.com', '당첨 www.evil', '경품 evil.co.kr'])('%s is an address and no new name', (name) => {
  expect(v.safeParse(newPersonNameRule, name).issues?.[0]?.message).toContain('인터넷 주소');
  expect(v.safeParse(personNameRule, name).success).toBe(true);
});
