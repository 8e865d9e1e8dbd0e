/** Name of the meta element in which a rendered page passes its facts to the shell's server, which removes it. */
export const FACTS_ELEMENT = 'portal-facts';
