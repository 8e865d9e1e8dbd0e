const GROUP = /.{1,4}/g;

/** The digits of an account in groups that are easy to read and to type; what has hyphens is in groups already. */
export function groupsOf(account: string): string[] {
  const groups: string[] = /^\d+$/.test(account) ? (account.match(GROUP) ?? []) : [account];
  const last = groups.at(-1) ?? '';
  // One digit alone is overlooked.
  return groups.length > 1 && last.length === 1 ? [...groups.slice(0, -2), `${groups.at(-2) ?? ''}${last}`] : groups;
}
