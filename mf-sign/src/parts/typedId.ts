/** Message about an id with which one logs in; undefined if the server may look it up. */
export function typedIdProblem(userId: string): string | undefined {
  if (!userId.trim()) return '아이디를 입력해주세요.';
  // An id has none: it was typed with the Korean keyboard, and would count as a failed attempt.
  return /\p{Script=Hangul}/u.test(userId) ? '아이디에 한글이 있습니다. 한/영 키를 확인해주세요.' : undefined;
}
