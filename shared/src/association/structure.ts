import structure from '../../../association/about/structure.json' with { type: 'json' };

/** The bodies and departments of the association. */
export default structure;
