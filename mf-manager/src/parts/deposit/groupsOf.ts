const GROUP = /.{1,4}/g;

/** Digits of an account in groups that are easy to read and to type; one with hyphens is grouped already. */
export function groupsOf(account: string): string[] {
  const groups: string[] = /^\d+$/.test(account) ? (account.match(GROUP) ?? []) : [account];
  const last = groups.at(-1) ?? '';
  // A single digit would be overlooked.
  return groups.length > 1 && last.length === 1 ? [...groups.slice(0, -2), `${groups.at(-2) ?? ''}${last}`] : groups;
}
