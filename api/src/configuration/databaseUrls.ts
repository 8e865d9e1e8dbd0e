/** One URL for each host of `postgres://user:password@one:5432,two:5432/name`, in their order. */
export function urlsOfHosts(databaseUrl: string): [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(databaseUrl) ?? [];
  const [first = '', ...others] = hosts.split(',');
  return [before + first + after, ...others.map((host) => before + host + after)];
}

/** The account with which the API works, where another one owns the tables. */
export interface ProgramAccount {
  name: string;
  /** Empty where PostgreSQL asks for none. */
  password: string;
}

function accountOf(databaseUrl: string): ProgramAccount {
  const { username, password } = new URL(urlsOfHosts(databaseUrl)[0]);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** @returns null where the API works as the owner of the tables. @throws where an account cannot be read of its URL. */
export function programAccountOf(databaseUrl: string, ownerUrl: string): ProgramAccount | null {
  const account = accountOf(databaseUrl);
  return account.name === accountOf(ownerUrl).name ? null : account;
}

/** Whether both lead to the same database, whoever asks there. */
export function areOfOneDatabase(databaseUrl: string, ownerUrl: string): boolean {
  const withoutAccount = (url: string) => url.replace(/^postgres(ql)?:\/\/([^/?#]*@)?/, '');
  return withoutAccount(databaseUrl) === withoutAccount(ownerUrl);
}
