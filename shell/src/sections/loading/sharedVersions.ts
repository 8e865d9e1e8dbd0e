declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Version of each module that this shell shares; put in by the build. */
export const sharedVersions: Readonly<Record<string, string>> =
  typeof SHARED_VERSIONS === 'undefined' ? {} : SHARED_VERSIONS;
