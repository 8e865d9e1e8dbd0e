/** Global variable of a section's container: `mf-sign` becomes `mf_sign`. */
export const containerName = (section: string) => section.replaceAll('-', '_');
