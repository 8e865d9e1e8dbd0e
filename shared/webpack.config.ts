import { aloneConfig } from '@portal/shared/federation/aloneConfig';

export default aloneConfig(import.meta.dirname);
