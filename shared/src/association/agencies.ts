import agencies from '../../../association/about/agencies.json' with { type: 'json' };

/** The branches that offer hygiene education. */
export default agencies;
