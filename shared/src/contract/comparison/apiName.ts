/** The API's name in the registry, beside those of the shell and of the sections. */
export const API_NAME = 'api';
