/** The global that a section's entry puts its container in: `mf-sign` becomes `mf_sign`. */
export const containerName = (section: string) => section.replaceAll('-', '_');
