import eras from '../../../association/about/eras.json' with { type: 'json' };

/** The association's history, the newest first. */
export default eras;
