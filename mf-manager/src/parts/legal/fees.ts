/** Won, by bank transfer, once a certificate is asked for (spec §9). */
export const CERTIFICATE_FEE = 15_000;
