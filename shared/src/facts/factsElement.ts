/** Name of the element in which a rendered page hands its facts to the shell's server; no document has it. */
export const FACTS_ELEMENT = 'portal-facts';
