import { association, qualification } from '@portal/shared/association';
import type { Options } from './options.ts';
import { paletteOf } from './palette.ts';

/** Stem of the fictional places, streets and firms in this association's demo. */
const STEM = '한빛';
const WORD = 'hanbit';
const DOMAIN = 'hanbit-food.example';

/** The command itself, which is not copied. */
const COMMAND = '    "new-association": "node launcher/bootstrap.mjs newAssociation.ts",\n';

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Facts that must not be copied by mistake: their replacements are visibly placeholders. */
const TO_BE_WRITTEN: readonly [old: string, now: string][] = [
  [association.phone, '02-000-0100'],
  [association.fax, '02-000-0109'],
  [association.privacyOfficer.phone, '02-000-0105'],
  [association.businessNumber, '000-00-00000'],
  [association.bank.account, '000-0000-000000'],
  [association.representative.name, '홍길동'],
  [association.privacyOfficer.name, '임꺽정'],
  [association.slogan, '회원과 함께합니다'],
  [qualification.registrationNumber, '제0000-000000호'],
];

/** Replacements of this association's words and colours, in order: longer ones that contain others come first. */
export function replacementsFor(options: Options): [old: string, now: string][] {
  const { name, englishName, word, primary, accent } = options;
  // 다른 of 다른조리협회: stem of the demo's street and house until their texts are written.
  const stem = name.slice(0, 2);
  return [
    [COMMAND, ''],
    [association.englishName, englishName],
    [association.name, name],
    ...TO_BE_WRITTEN,
    [DOMAIN, `${word}.example`],
    [STEM, stem],
    [WORD, word],
    [capital(WORD), capital(word)],
    [WORD.toUpperCase(), word.toUpperCase()],
    // Without `#`: the icon of the page has its colours in a URL.
    ...paletteOf(primary, accent).map(([old, now]): [string, string] => [old.slice(1), now.slice(1)]),
  ];
}

/** True if a text still names this association. */
export const namesThisAssociation = (text: string): boolean => new RegExp(`${STEM}|${WORD}`, 'i').test(text);
