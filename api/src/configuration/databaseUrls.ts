/** One URL for each host of `postgres://user:password@one:5432,two:5432/name`, in order. */
export function urlsOfHosts(databaseUrl: string): [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(databaseUrl) ?? [];
  const [first = '', ...others] = hosts.split(',');
  return [before + first + after, ...others.map((host) => before + host + after)];
}

/** The API's account, if another one owns the tables. */
export interface ProgramAccount {
  name: string;
  /** Empty if PostgreSQL requires none. */
  password: string;
}

function accountOf(databaseUrl: string): ProgramAccount {
  const { username, password } = new URL(urlsOfHosts(databaseUrl)[0]);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** @returns null if the API works as the owner of the tables @throws if an account cannot be read from its URL */
export function programAccountOf(databaseUrl: string, ownerUrl: string): ProgramAccount | null {
  const account = accountOf(databaseUrl);
  return account.name === accountOf(ownerUrl).name ? null : account;
}

/** True if both URLs lead to the same database, for any accounts. */
export function areOfOneDatabase(databaseUrl: string, ownerUrl: string): boolean {
  const withoutAccount = (url: string) => url.replace(/^postgres(ql)?:\/\/([^/?#]*@)?/, '');
  return withoutAccount(databaseUrl) === withoutAccount(ownerUrl);
}
