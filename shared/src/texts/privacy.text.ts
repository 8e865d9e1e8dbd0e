import { readLegalText } from './readLegalText.ts';

export default readLegalText('privacy');
