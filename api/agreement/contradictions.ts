/** Names that the association's texts may use. */
export interface Facts {
  /** `중구 한빛로 27`: district, street and number. */
  streets: ReadonlySet<string>;
  departments: ReadonlySet<string>;
  /** `위생교육 > 위생교육 안내`. */
  menus: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  /** True if a page has a button, link or label with these words. */
  isOnPage(words: string): boolean;
}

/** End of a Korean word, or a particle after it. */
const END = '(?=에서|에게|에|은|는|이|가|을|를|과|와|의|으로|로|입|신|$|[^가-힣])';
const STREET = /[가-힣]{1,4}[시군구] [가-힣]+(?:대로|로|길) \d+(?:-\d+)?/g;
const DEPARTMENT = new RegExp(`(?<![가-힣])(?:[가-힣]{4}국|[가-힣]{2,}연구실|[가-힣]{3,}팀)${END}`, 'g');
/** Telephones of offices; mobile numbers are examples. */
const PHONE = /(?<![\d-])0(?!1)\d{1,2}-\d{3,4}-\d{4}/g;
const MENU = /‘([^’<>]+ > [^’<>]+)’/g;
const BUTTON = /‘([^’<>]{1,20})’(?: ?(?:버튼|단추))?(?:을|를|에서)? ?(?:누르|눌러|고르|선택)/g;

const named = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([whole, words]) => words ?? whole)),
];

/** Names in a text that do not exist, each as a message. */
export function contradictionsIn(text: string, { streets, departments, menus, phones, isOnPage }: Facts): string[] {
  const unknown = (what: string, pattern: RegExp, isKnown: (words: string) => boolean) =>
    named(text, pattern)
      .filter((words) => !isKnown(words))
      .map((words) => `${what}: ${words}`);
  return [
    ...unknown('address', STREET, (words) => streets.has(words)),
    ...unknown('department', DEPARTMENT, (words) => departments.has(words)),
    ...unknown('telephone', PHONE, (words) => phones.has(words)),
    ...unknown('menu', MENU, (words) => menus.has(words)),
    ...unknown('button', BUTTON, (words) => words.includes(' > ') || isOnPage(words)),
  ];
}

/** Streets in a text, in the form of `Facts`. */
export const streetsIn = (text: string): string[] => named(text, STREET);
/** Telephone numbers in a text. */
export const phonesIn = (text: string): string[] => named(text, PHONE);
