import { readStandingText } from './readStandingText.ts';

export default readStandingText('privacy');
