interface StoredPath {
  path: string;
}

/** Whether a stored file is a picture; the store writes every one that it takes as one of these. */
export const isPhoto = ({ path }: StoredPath) => /\.(?:webp|png|jpe?g|gif|svg)$/.test(path);

/** The photos of a promotion, the card's first. */
export const photosOf = ({ imagePath, files }: { imagePath: string; files: readonly StoredPath[] }): string[] => [
  ...new Set([...(imagePath ? [imagePath] : []), ...files.filter(isPhoto).map(({ path }) => path)]),
];
