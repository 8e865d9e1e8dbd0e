/** Where a stored file is fetched from. The wire gives a path; some pictures come whole, from elsewhere. */
export const fileAddress = (path: string): string =>
  /^(https?:|data:|\/)/.test(path) ? path : `/files/${path.replace(/^files\//, '')}`;
