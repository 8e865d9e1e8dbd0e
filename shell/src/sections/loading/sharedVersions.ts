declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Version of each module that this shell shares; the build defines it. */
export const sharedVersions: Readonly<Record<string, string>> =
  typeof SHARED_VERSIONS === 'undefined' ? {} : SHARED_VERSIONS;
