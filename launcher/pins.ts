/** A reference to a third-party artifact by a name that its owner can move. */
export interface Pin {
  /** `image` in a Dockerfile, a compose file or a workflow; `action` in a workflow. */
  kind: 'image' | 'action';
  /** `node:24-bookworm-slim`, `actions/checkout@v4`. */
  name: string;
}

/** `FROM node:24 AS context`, not `FROM manifests AS api`, which is a stage of the same file. */
const BASE = /(?<before>^FROM )(?<name>[\w./-]+:[\w.-]+)(?=\s|$)/gm;
/** `image: postgres:17-bookworm` and `container: node:24-bookworm`, not an image built here. */
const SERVICE = /(?<before>^ +(?:image|container): )(?<name>[\w./-]+:[\w.-]+)(?=\s|$)/gm;
const ACTION = /(?<before>\buses: )(?<name>[\w.-]+\/[\w./-]+@v[\w.]+)(?=\s|$)/gm;

const KINDS = [
  ['image', BASE],
  ['image', SERVICE],
  ['action', ACTION],
] as const;

/** References in a file without a hash. */
export const unpinned = (text: string): Pin[] =>
  KINDS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ groups = {} }) => ({ kind, name: groups.name ?? '' })),
  );

/** `node:24@sha256:…`: the tag stays, so that Dependabot knows of which one to bring the next digest. */
const written = ({ kind, name }: Pin, hash: string) => {
  if (kind === 'image') return `${name}@${hash}`;
  const [action, tag] = name.split('@');
  return `${action}@${hash} # ${tag}`;
};

/**
 * A file with all references pinned.
 * @param hashOf `sha256:…` of an image, the commit of an action
 */
export function withPins(text: string, hashOf: (pin: Pin) => string): string {
  return KINDS.reduce(
    (changed, [kind, pattern]) =>
      changed.replaceAll(pattern, (...parts) => {
        const { before = '', name = '' } = parts.at(-1) as Record<string, string>;
        return before + written({ kind, name }, hashOf({ kind, name }));
      }),
    text,
  );
}

/**
 * Commit of a tag in the output of `git ls-remote`; for an annotated tag from the line with `^{}`.
 * @throws if the tag does not exist
 */
export function commitIn(listing: string, tag: string): string {
  const lines = listing.split('\n').map((line) => line.split('\t'));
  const found = [`refs/tags/${tag}^{}`, `refs/tags/${tag}`].map((ref) => lines.find(([, name]) => name === ref)?.[0]);
  const commit = found.find((hash) => hash !== undefined);
  if (!commit || !/^[0-9a-f]{40}$/.test(commit)) throw new Error(`there is no tag ${tag}`);
  return commit;
}
