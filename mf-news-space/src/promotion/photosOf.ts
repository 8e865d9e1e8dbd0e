interface StoredPath {
  path: string;
}

/** True for a picture: the store converts every accepted picture to one of these formats. */
export const isPhoto = ({ path }: StoredPath) => /\.(?:webp|png|jpe?g|gif|svg)$/.test(path);

/** Photos of a promotion, the card's first. */
export const photosOf = ({ imagePath, files }: { imagePath: string; files: readonly StoredPath[] }): string[] => [
  ...new Set([...(imagePath ? [imagePath] : []), ...files.filter(isPhoto).map(({ path }) => path)]),
];
