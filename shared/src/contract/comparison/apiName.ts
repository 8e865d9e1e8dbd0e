/** Name of the API in the registry, next to the shell and the sections. */
export const API_NAME = 'api';
